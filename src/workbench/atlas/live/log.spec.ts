import { describe, expect, test } from 'vitest';
import type { LiveActor, LiveEntry, LiveNews } from '#app/inspection/protocol.ts';
import { fileOf, logIn } from './file.ts';
import { emptyLog, filtered, heard, type Log, listed, MOST_ENTRIES } from './log.ts';
import { nothingWatched, type Step, shownIn, waitingIn, watched } from './watching.ts';

const actor = (tab: string, machine: string, name = ''): LiveActor => {
  return { id: `${tab} ${machine}${name}`, tab, machine, name, parent: null, since: 0, page: '/', restored: false };
};
const session = actor('a', 'session');
const customer = actor('a', 'resource', 'customer');

function entryOf({ id }: LiveActor, number: number, given: Partial<LiveEntry> = {}): LiveEntry {
  const rest = { at: number, context: {}, tags: [], running: [], status: 'active' as const };
  return {
    actor: id,
    number,
    event: { type: 'a.happened' },
    value: 'idle',
    took: ['idle a.happened 0'],
    ...rest,
    ...given,
  };
}

const news = (actors: LiveActor[], entries: LiveEntry[], type: 'told' | 'happened' = 'happened'): LiveNews => {
  return {
    type,
    tab: actors[0]?.tab ?? 'a',
    page: '/login',
    actors,
    entries: entries.map((each) => JSON.stringify(each)),
  };
};
const hearing = (...all: LiveNews[]): Log => all.reduce(heard, emptyLog);
const numbersIn = ({ entries }: Log) => entries.map(({ number }) => number);

describe('the log', () => {
  test('lists running actors by tab, the latest tab first, ended ones last', () => {
    const other = actor('b', 'session');
    const log = hearing(
      news([session, customer], [entryOf(session, 0, { status: 'stopped' }), entryOf(customer, 1)]),
      news([other], [entryOf(other, 0)]),
    );
    expect(listed(log).map(({ tab, actors }) => [tab.number, actors.map(({ actor: { id } }) => id)])).toEqual([
      [2, [other.id]],
      [1, [customer.id, session.id]],
    ]);
    expect(listed(log)[1]?.actors.map(({ running }) => running)).toEqual([true, false]);
  });

  test('ends the actors of a closed tab, and drops malformed entries', () => {
    const log = hearing(
      news([session], [entryOf(session, 0)]),
      { type: 'happened', tab: 'a', page: '/', actors: [], entries: ['{"actor":1}'] },
      { type: 'closed', tab: 'a' },
    );
    expect(listed(log)[0]?.actors).toMatchObject([{ running: false }]);
    expect(numbersIn(log)).toEqual([0]);
  });

  test('has each entry once when a tab reports everything again', () => {
    const [first, second, third] = [0, 1, 2].map((number) => entryOf(session, number));
    if (!first || !second || !third) throw new Error('three entries');
    const log = hearing(news([session], [first, second]), news([session], [second, third], 'told'));
    expect(numbersIn(log)).toEqual([0, 1, 2]);
    expect(log.actors).toEqual([session]);
  });

  test('keeps within its bound, with the latest of the running actors', () => {
    let log = hearing(news([session, customer], [entryOf(session, 0)]));
    for (let i = 1; i <= MOST_ENTRIES + 500; i += 100) {
      log = heard(
        log,
        news(
          [customer],
          Array.from({ length: 100 }, (_, n) => entryOf(customer, i + n)),
        ),
      );
    }
    expect(log.entries).toHaveLength(MOST_ENTRIES + 1);
    expect(log.entries[0]?.actor).toBe(session.id);
  });

  test('keeps within its bound of characters', () => {
    const long = 'x'.repeat(3_000_000);
    const log = hearing(
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => news([session], [entryOf(session, n, { context: { long } })])),
    );
    expect(numbersIn(log)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('is filtered by actor, text and whether anything changed', () => {
    const log = hearing(
      news(
        [session, customer],
        [
          entryOf(session, 0, { event: { type: 'credentials.submitted', email: 'Anna@example.org' } }),
          entryOf(session, 1, { event: { type: 'token.expired' }, took: [] }),
          entryOf(customer, 2, { event: { type: 'read.requested' }, value: 'loading' }),
        ],
      ),
    );
    const shown = (actorId: string | null, text: string, ignored = false) =>
      filtered(log, { actor: actorId, text, ignored }).map(({ number }) => number);
    expect(shown(null, '')).toEqual([0, 2]);
    expect(shown(null, '', true)).toEqual([0, 1, 2]);
    expect(shown(session.id, '')).toEqual([0]);
    expect(shown(null, ' anna@ ')).toEqual([0]);
    expect(shown(null, 'CUSTOMER')).toEqual([2]);
    expect(shown(null, 'loading')).toEqual([2]);
  });
});

describe('the page', () => {
  const having = (...steps: Step[]) => steps.reduce(watched, nothingWatched);
  const first: Step = { type: 'heard', news: news([session], [entryOf(session, 0)]) };
  const second: Step = { type: 'heard', news: news([session], [entryOf(session, 1)]) };

  test('shows the state of its pause, counts new events, and catches up', () => {
    const paused = having(first, { type: 'paused' }, second);
    expect(numbersIn(shownIn(paused))).toEqual([0]);
    expect(waitingIn(paused)).toBe(1);
    const resumed = watched(paused, { type: 'resumed' });
    expect(numbersIn(shownIn(resumed))).toEqual([0, 1]);
    expect(waitingIn(resumed)).toBe(0);
  });

  test('shows a file until it is closed, without missing an event', () => {
    const opened = having(first, { type: 'file.opened', name: 'a.json', log: emptyLog }, second);
    expect(shownIn(opened)).toBe(emptyLog);
    expect(numbersIn(shownIn(watched(opened, { type: 'file.closed' })))).toEqual([0, 1]);
  });

  test('removes ended actors', () => {
    const state = having(first, { type: 'heard', news: { type: 'closed', tab: 'a' } }, { type: 'ended.removed' });
    expect(shownIn(state)).toEqual(emptyLog);
  });
});

describe('a file', () => {
  const log = hearing(
    news([session, customer], [entryOf(session, 0), entryOf(customer, 1, { value: { a: 'b', c: { d: 'e' } } })]),
  );
  test('restores the saved log', () => expect(logIn(fileOf(log, '2026-11-21T06:40:00Z'))).toEqual(log));
  test.each([
    ['is no JSON', 'x'],
    ['is another JSON', '{"format":"har"}'],
    ['is of another version', fileOf(log, '').replace('"version": 1', '"version": 2')],
    ['was cut', fileOf(log, '').slice(0, -20)],
    ['holds an entry without an event', fileOf(log, '').replace('"event"', '"evnt"')],
  ])('that %s is rejected', (_, text) => expect(logIn(text)).toBeNull());
});
