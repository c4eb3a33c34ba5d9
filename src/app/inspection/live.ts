import { i18n } from '@lingui/core';
import { type AnyActor, type AnyEventObject, isMachineSnapshot, type Snapshot, StateMachine } from 'xstate';
import { isPersonal, isSecret, MASK, withoutToken } from '#domain/session/secrets.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { parentOf, takenIn } from '#machines/internals.ts';
import { transitionIdOf } from '#machines/transitionId.ts';
import { LIVE_CHANNEL, LIVE_QUESTION, liveLockOf } from './channel.ts';
import type { LiveActor, LiveEntry, LiveNews } from './protocol.ts';
import type { Seen } from './seen.ts';

/** Characters of entries that a tab remembers for an atlas that is opened later; the oldest go first. */
const REMEMBERED = 4_000_000;
/** Actors that have ended of which a tab remembers the end. */
const ENDED = 50;

/** What a watched tab is given of the world. */
interface Tab {
  /** Tells it from the other tabs. */
  tab: string;
  /** Path of the page that it shows. */
  page: () => string;
  tell: (news: LiveNews) => void;
}

/** What an actor has been sent and not yet answered, and what it has done since its last answer. */
interface Pending {
  sent: { event: AnyEventObject; number: number; at: number }[];
  took: string[];
}

interface Known {
  actor: LiveActor;
  ended: boolean;
  /** Its latest entry, kept when the others are forgotten. */
  latest: string;
}

/**
 * Tells the atlas what the machines of this tab do. All that happens at once is told at once, in the order in which the
 * events were sent, and without secrets.
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
    // What was sent before and has no answer never gets one: the machine threw.
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

  /** Whoever opens the atlas after a logout sees in which state each machine is, and nothing of what was seen before. */
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

/** Machines only: what they invoke is seen by its end, as an event of the machine. */
const isMachine = (actor: object): actor is AnyActor => 'logic' in actor && actor.logic instanceof StateMachine;

/** The resource's name and key, for those that are one of several. */
function nameIn(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('name' in input)) return '';
  const key = 'key' in input && typeof input.key === 'string' ? input.key : '';
  return `${String(input.name)} ${key}`.trim();
}

/** JSON without a secret, and without what is a person's. States are named after steps, such as `address`: they stay. */
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
 * Tells every atlas of this origin what was seen so far and what follows, at once and when one asks, until the page is
 * left. It speaks only while it holds its lock, by which an atlas knows that it lives: a tab that crashed says nothing.
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
    // A page that holds a lock is not kept for the way back.
    life.end();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    life = hold(liveLockOf(tab));
    tellAll();
  });
  // Each text comes with the screen that shows it: one that did not is told here, by which every story fails.
  i18n.on('missing', ({ id, locale }) => console.error(`The text ${id} has not come in the language ${locale}.`));
  early.forEach(see);
  return { push: see };
}

/** Takes a lock until it is ended. Where there are no locks, without HTTPS, nobody waits for one. */
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
