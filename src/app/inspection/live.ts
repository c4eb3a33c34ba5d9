import { i18n } from '@lingui/core';
import { type AnyActor, type AnyEventObject, isMachineSnapshot, type Snapshot, StateMachine } from 'xstate';
import { isPersonal, isSecret, MASK, withoutToken } from '#domain/session/secrets.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { parentOf, takenIn } from '#machines/kit/internals.ts';
import { transitionIdOf } from '#machines/kit/transitionId.ts';
import { LIVE_CHANNEL, LIVE_QUESTION, liveLockOf } from './channel.ts';
import type { LiveActor, LiveEntry, LiveNews } from './protocol.ts';
import type { Seen } from './seen.ts';

/** Characters of entries that a tab remembers for an atlas opened later; the oldest entries are dropped first. */
const REMEMBERED = 4_000_000;
/** Ended actors whose last entry a tab remembers. */
const ENDED = 50;

interface Tab {
  /** Unique id of the tab. */
  tab: string;
  page: () => string;
  tell: (news: LiveNews) => void;
}

/** Events sent to an actor and not yet answered, and the transitions since its last answer. */
interface Pending {
  sent: { event: AnyEventObject; number: number; at: number }[];
  took: string[];
}

interface Known {
  actor: LiveActor;
  ended: boolean;
  /** Latest entry of the actor, kept when its older entries are dropped. */
  latest: string;
}

/**
 * Reports the events of this tab's machines to the atlas: in batches per microtask, in the order in which the events
 * were sent, and without secrets.
 */
export function watchTab({ tab, page, tell }: Tab): { see: (seen: Seen) => void; tellAll: () => void } {
  const pending = new WeakMap<AnyActor, Pending>();
  const known = new Map<string, Known>();
  const remembered: string[] = [];
  let size = 0;
  let count = 0;
  let isOver = false;
  let news: { actor: LiveActor | null; entry: LiveEntry }[] = [];

  const idOf = (actor: AnyActor) => `${tab} ${actor.sessionId}`;

  function pendingOf(actor: AnyActor): Pending {
    const found = pending.get(actor) ?? { sent: [], took: [] };
    pending.set(actor, found);
    return found;
  }

  function answered(actor: AnyActor, event: AnyEventObject, snapshot: Snapshot<unknown>, now: number): void {
    if (!isMachineSnapshot(snapshot)) return;
    const { sent, took } = pendingOf(actor);
    const question = sent.find((each) => each.event === event) ?? { event, number: count++, at: now };
    // Earlier unanswered events never get an answer: the machine threw.
    sent.splice(0, sent.indexOf(question) + 1);
    const { value, context, tags, status, children } = snapshot;
    if (actor.logic.id === 'session' && value === 'loggedOut' && event.type !== 'xstate.init') isOver = true;
    const entry: LiveEntry = {
      actor: idOf(actor),
      ...question,
      value,
      context,
      tags: [...tags].sort(),
      status,
      running: Object.keys(children).sort(),
      took: took.splice(0),
    };
    if (news.length === 0) queueMicrotask(tellNews);
    news.push({ actor: event.type === 'xstate.init' ? actorFor(actor, question.at) : null, entry });
  }

  const parentIdOf = (actor: AnyActor) => {
    const parent = parentOf(actor);
    return parent && isMachine(parent) ? idOf(parent) : null;
  };

  const actorFor = (actor: AnyActor, since: number): LiveActor => ({
    id: idOf(actor),
    tab,
    parent: parentIdOf(actor),
    machine: actor.logic.id,
    name: nameIn(actor.options.input),
    since,
    page: page(),
    restored: actor.options.snapshot !== undefined,
  });

  function tellNews(): void {
    const told = news.sort((a, b) => a.entry.number - b.entry.number);
    news = [];
    const actors = told.flatMap(({ actor }) => actor ?? []);
    const entries = told.map(({ actor, entry }) => {
      const text = textOf(entry);
      const ended = entry.status !== 'active';
      const about = actor ?? known.get(entry.actor)?.actor;
      if (about) known.set(entry.actor, { actor: about, ended, latest: text });
      return text;
    });
    if (isOver) forget();
    else remember(entries);
    isOver = false;
    tell({ type: 'happened', tab, page: page(), actors, entries });
  }

  /** Drops all entries after a logout. An atlas opened later sees each machine's state, but no earlier data. */
  function forget(): void {
    remembered.length = 0;
    size = 0;
    for (const each of known.values())
      each.latest = JSON.stringify({ ...JSON.parse(each.latest), context: {}, event: { type: 'session.ended' } });
  }

  function remember(entries: readonly string[]): void {
    for (const text of entries) size += text.length;
    remembered.push(...entries);
    while (size > REMEMBERED) size -= remembered.shift()?.length ?? 0;
    const ended = [...known].filter(([, each]) => each.ended);
    for (const [id] of ended.slice(0, Math.max(0, ended.length - ENDED))) known.delete(id);
  }

  return {
    see([inspected, at]) {
      const { actorRef } = inspected;
      if (!isMachine(actorRef)) return;
      if (inspected.type === '@xstate.event') {
        pendingOf(actorRef).sent.push({ event: inspected.event, number: count++, at });
      } else if (inspected.type === '@xstate.microstep') {
        pendingOf(actorRef).took.push(...takenIn(inspected).map(transitionIdOf));
      } else if (inspected.type === '@xstate.snapshot') {
        answered(actorRef, inspected.event, inspected.snapshot, at);
      }
    },
    tellAll() {
      const still = new Set(remembered);
      const latest = [...known.values()].map((each) => each.latest).filter((text) => !still.has(text));
      const actors = [...known.values()].map(({ actor }) => actor);
      tell({ type: 'told', tab, page: page(), actors, entries: [...latest, ...remembered] });
    },
  };
}

/** True for machines only: actors of other kinds show as events of the machine that invokes them. */
const isMachine = (actor: object): actor is AnyActor => 'logic' in actor && actor.logic instanceof StateMachine;

/** Returns the resource's name and key; empty for other actors. */
function nameIn(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('name' in input)) return '';
  const key = 'key' in input && typeof input.key === 'string' ? input.key : '';
  return `${String(input.name)} ${key}`.trim();
}

/**
 * Serialises an entry without secrets and personal data. State values such as `address` are names of steps, and stay.
 */
const textOf = (entry: LiveEntry): string =>
  JSON.stringify({ ...entry, event: masked(entry.event), context: masked(entry.context) });

const masked = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) => {
      if (each instanceof FailureError) return { error: each.name, failure: each.failure };
      if (each instanceof Error) return { error: each.name, message: each.message };
      return typeof each === 'string' && each !== '' && (isPersonal(key) || isSecret(key, each)) ? MASK : each;
    }),
  );

/**
 * Reports the entries so far and all further ones to every atlas of this origin, at once and on request, until the page
 * is left. The tab sends only while it holds its lock, which is how an atlas detects a crashed tab.
 */
export function watch(early: readonly Seen[]): { push: (seen: Seen) => void } {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  const tab = crypto.randomUUID();
  let life = hold(liveLockOf(tab));
  const tell = (news: LiveNews) => void life.held.then(() => channel.postMessage(news));
  const { see, tellAll } = watchTab({ tab, tell, page: () => withoutToken(location.pathname) });
  channel.addEventListener('message', ({ data }) => data === LIVE_QUESTION && tellAll());
  window.addEventListener('pagehide', () => {
    channel.postMessage({ type: 'closed', tab } satisfies LiveNews);
    // A page that holds a lock is not kept in the back-forward cache.
    life.end();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    life = hold(liveLockOf(tab));
    tellAll();
  });
  // Each screen loads its own texts: a missing text is logged here, which fails every story.
  i18n.on('missing', ({ id, locale }) => console.error(`The text ${id} has not come in the language ${locale}.`));
  early.forEach(see);
  return { push: see };
}

/** Takes a lock until it is ended. Resolves at once without lock support, as without HTTPS. */
function hold(name: string): { held: Promise<void>; end: () => void } {
  if (!('locks' in navigator)) return { held: Promise.resolve(), end: () => {} };
  const lock = Promise.withResolvers<void>();
  const life = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => {
    lock.resolve();
    return life.promise;
  });
  return { held: lock.promise, end: life.resolve };
}
