import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { type Cases, elapses, pathsOf } from './paths.ts';
import { breaches, brokenInvariants, deadStates, foreignToJson, leakedSecrets, traps } from './rules.ts';

const never = (): never => {
  throw new Error('port not provided');
};

describe('the rules', () => {
  const sloppy = setup({
    actors: { fetchIt: fromPromise(never) },
    guards: { lucky: () => false },
    types: {
      events: {} as { type: 'GO'; code: string } | { type: 'end.reached' },
      context: {} as { typed: string; since: Date; note?: string },
    },
  }).createMachine({
    id: 'sloppy',
    context: { typed: '', since: new Date(0), note: undefined },
    initial: 'start',
    states: {
      start: {
        meta: { screen: 'home' },
        on: { GO: { target: 'wait', actions: assign({ typed: ({ event }) => event.code }) } },
      },
      wait: {
        description: 'Waits.',
        invoke: { id: 'other', src: 'fetchIt', onDone: { guard: 'lucky', target: 'start' } },
        after: { 500: { target: 'trap' } },
      },
      trap: { description: 'Nothing goes on here.' },
      dead: { description: 'No path enters this state.', on: { 'end.reached': { target: 'start' } } },
    },
  });
  const sloppyCases: Cases<typeof sloppy> = {
    events: [{ type: 'GO', code: '123456' }],
    outcomes: [elapses('500', 'sloppy.wait')],
    stateKey: ({ context }) => context.typed,
    invariants: ({ context }) => ({ 'nothing is typed': context.typed === '' }),
  };
  const paths = pathsOf(sloppy, sloppyCases);

  test('find dead states, traps and broken invariants', () => {
    expect(deadStates(sloppy, paths)).toEqual(['sloppy.dead']);
    expect(traps(paths, sloppyCases)).toEqual(['trap']);
    expect(brokenInvariants(paths, sloppyCases)).toHaveLength(1);
  });
  test('find what JSON would lose', () =>
    expect(foreignToJson(paths)).toEqual(['context.since is Date', 'context.note is undefined']));
  test('find secrets in context', () => expect(leakedSecrets(paths)[0]).toContain('"123456"'));
  test('find invokes without a failure exit and every other breach of the house rules', () => {
    expect(breaches(sloppy)).toEqual([
      'sloppy.start has a screen and cites no requirement',
      'sloppy.start has no description',
      'sloppy.wait invokes fetchIt with the id other; the id equals its src',
      'sloppy.wait invokes fetchIt without onError',
      'sloppy.wait: the last way out of fetchIt has a guard, so it may have none',
      'sloppy.wait: the delay of xstate.after.500.sloppy.wait has no name',
      'sloppy.start --GO--> sloppy.wait: events are facts in dot.case',
    ]);
  });
});
