import * as z from 'zod/mini';
import { type LiveActor, LiveEntry, type LiveNews } from '#app/inspection/protocol.ts';

/** Maximum number of stored entries; the oldest are dropped first. */
export const MOST_ENTRIES = 2_000;
/** Maximum size of the stored entries, in characters of JSON. */
const MOST_CHARACTERS = 20_000_000;

/** A page of the app. Following a link to another origin and coming back opens a new one. */
export interface Tab {
  id: string;
  /** Number in the order of first contact, from 1. */
  number: number;
  /** Path that the tab shows, or showed last. */
  page: string;
  open: boolean;
}

/** Everything that the app's tabs have sent. */
export interface Log {
  tabs: readonly Tab[];
  actors: readonly LiveActor[];
  /** In the order of arrival; those of one tab by their number. */
  entries: readonly LiveEntry[];
}

export const emptyLog: Log = { tabs: [], actors: [], entries: [] };

const lengths = new WeakMap<LiveEntry, number>();

/** Adds a tab's news to the log. A running actor's latest entry stays, however many entries other actors have. */
export function heard(log: Log, news: LiveNews): Log {
  if (news.type === 'closed') {
    return { ...log, tabs: log.tabs.map((tab) => (tab.id === news.tab ? { ...tab, open: false } : tab)) };
  }
  const arrived = news.entries.flatMap(parsed);
  const tab: Tab = { id: news.tab, number: log.tabs.length + 1, page: news.page, open: true };
  const tabs = log.tabs.some(({ id }) => id === tab.id)
    ? log.tabs.map((each) => (each.id === tab.id ? { ...tab, number: each.number } : each))
    : [...log.tabs, tab];
  const actorsTold = new Set(news.actors.map(({ id }) => id));
  const actors = [...log.actors.filter(({ id }) => !actorsTold.has(id)), ...news.actors];
  if (news.type === 'happened') return bounded({ tabs, actors, entries: [...log.entries, ...arrived] });
  // The tab has sent all that it still knows: earlier entries of it in the log are older, or duplicates.
  const again = new Set(arrived.map(({ number }) => number));
  const isOf = tabOf({ ...log, actors });
  const others = log.entries.filter((entry) => isOf(entry) !== tab.id);
  const older = log.entries.filter((entry) => isOf(entry) === tab.id && !again.has(entry.number));
  return bounded({ tabs, actors, entries: [...others, ...[...older, ...arrived].sort((a, b) => a.number - b.number)] });
}

function parsed(text: string): LiveEntry[] {
  const entry = z.safeParse(LiveEntry, JSON.parse(text));
  if (!entry.success) return [];
  lengths.set(entry.data, text.length);
  return [entry.data];
}

function tabOf({ actors }: Log): (entry: LiveEntry) => string | undefined {
  const tabs = new Map(actors.map(({ id, tab }) => [id, tab]));
  return (entry) => tabs.get(entry.actor);
}

function bounded(log: Log): Log {
  const { entries } = log;
  let characters = 0;
  let first = entries.length;
  while (first > 0 && entries.length - first < MOST_ENTRIES) {
    const entry = entries[first - 1];
    characters += (entry && lengths.get(entry)) ?? 0;
    if (characters > MOST_CHARACTERS) break;
    first--;
  }
  if (first === 0) return log;
  const latest = latestIn(log);
  const kept = entries.filter((entry, i) => i >= first || (latest.get(entry.actor) === entry && isRunning(log, entry)));
  const named = new Set(kept.map(({ actor }) => actor));
  return { ...log, entries: kept, actors: log.actors.filter(({ id }) => named.has(id)) };
}

/** Returns the latest entry of each actor, by the actor's id. */
export const latestIn = ({ entries }: Log): ReadonlyMap<string, LiveEntry> =>
  new Map(entries.map((entry) => [entry.actor, entry]));

const isRunning = (log: Log, entry: LiveEntry) =>
  entry.status === 'active' && log.tabs.some(({ id, open }) => open && id === tabOf(log)(entry));

export interface Listed {
  actor: LiveActor;
  /** True unless the actor has ended or its page was closed. */
  running: boolean;
  latest: LiveEntry | null;
}

/** Returns the tabs with their actors, the latest tab first; running actors before ended ones. */
export function listed(log: Log): ReadonlyArray<{ tab: Tab; actors: readonly Listed[] }> {
  const latest = latestIn(log);
  return log.tabs
    .map((tab) => {
      const actors = log.actors
        .filter((actor) => actor.tab === tab.id)
        .map((actor): Listed => {
          const entry = latest.get(actor.id) ?? null;
          return { actor, latest: entry, running: tab.open && entry?.status === 'active' };
        });
      return { tab, actors: actors.sort((a, b) => Number(b.running) - Number(a.running)) };
    })
    .filter(({ tab, actors }) => tab.open || actors.length > 0)
    .reverse();
}

/** Removes ended actors and closed pages. */
export function withoutEnded(log: Log): Log {
  const running = new Set(
    listed(log).flatMap(({ actors }) => actors.filter(({ running }) => running).map(({ actor }) => actor.id)),
  );
  return {
    tabs: log.tabs.filter(({ open }) => open),
    actors: log.actors.filter(({ id }) => running.has(id)),
    entries: log.entries.filter(({ actor }) => running.has(actor)),
  };
}

export interface Filter {
  /** Id of an actor; null for all. */
  actor: string | null;
  /** Text that occurs in the event, the machine, the actor's name or the state, in any case. */
  text: string;
  /** True if entries that changed nothing are shown. */
  ignored: boolean;
}

/** True if an entry changed nothing: the machine had no transition for its event. */
export const isIgnored = ({ event, took }: LiveEntry): boolean =>
  took.length === 0 && event.type !== 'xstate.init' && event.type !== 'xstate.stop';

export function filtered({ actors, entries }: Log, { actor, text, ignored }: Filter): readonly LiveEntry[] {
  const wanted = text.trim().toLowerCase();
  const names = new Map(actors.map(({ id, machine, name }) => [id, `${machine} ${name}`]));
  return entries.filter((entry) => {
    if (actor !== null && entry.actor !== actor) return false;
    if (!ignored && isIgnored(entry)) return false;
    if (wanted === '') return true;
    const words = `${names.get(entry.actor) ?? ''} ${JSON.stringify(entry.event)} ${JSON.stringify(entry.value)}`;
    return words.toLowerCase().includes(wanted);
  });
}
