import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import type { Cases } from './cases.ts';
import { leftBehind } from './customer.ts';
import { pathsOf } from './paths.ts';

/** Cloakroom that keeps the last guest's coats and note, unless emptied. */
const cloakroom = (emptied: { coats?: number; note?: string }) =>
  setup({
    types: {
      context: {} as { guest: string | null; coats: number; note: string },
      events: {} as { type: 'guest.arrived'; guest: string } | { type: 'coat.handed' } | { type: 'guest.left' },
    },
    actions: {
      welcome: assign((_, params: { guest: string }) => ({ guest: params.guest, ...emptied })),
      hang: assign({ coats: 1 }),
      part: assign({ guest: null, coats: 0, note: 'Goodbye.' }),
    },
  }).createMachine({
    id: 'cloakroom',
    context: { guest: null, coats: 0, note: '' },
    on: {
      'guest.arrived': { actions: { type: 'welcome', params: ({ event }) => ({ guest: event.guest }) } },
      'coat.handed': { guard: ({ context }) => context.guest !== null, actions: { type: 'hang' } },
      'guest.left': { guard: ({ context }) => context.guest !== null, actions: { type: 'part' } },
    },
  });

const cases = (tells: string[]): Cases<ReturnType<typeof cloakroom>> => ({
  events: [
    { type: 'guest.arrived', guest: 'bernd' },
    { type: 'guest.arrived', guest: 'anna' },
    { type: 'coat.handed' },
    { type: 'guest.left' },
  ],
  outcomes: [],
  // The coat does not decide about transitions, so the key does not mention it.
  stateKey: ({ context }) => context.guest,
  customer: { of: ({ context }) => context.guest, tells },
});

function found(emptied: { coats?: number; note?: string }, tells: string[]) {
  const machine = cloakroom(emptied);
  return leftBehind(machine, cases(tells), pathsOf(machine, cases(tells)));
}

test('data that a customer leaves to the next one is detected, though no stateKey mentions it', () => {
  expect(found({ note: '' }, ['note']).length).toBeGreaterThan(0);
  expect(found({ note: '' }, ['note']).every((each) => each.endsWith('leaves coats'))).toBe(true);
});

test('data about the end of the last session may remain until the next customer comes, no longer', () => {
  expect(found({ coats: 0, note: '' }, ['note'])).toEqual([]);
  expect(found({ coats: 0, note: '' }, [])[0]).toMatch(/guest\.left.*leaves note/);
  expect(found({ coats: 0 }, ['note']).every((each) => each.endsWith('leaves note'))).toBe(true);
  expect(found({ coats: 0 }, ['note'])).not.toEqual([]);
});
