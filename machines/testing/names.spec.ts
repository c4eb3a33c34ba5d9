import { expect, test } from 'vitest';
import { assign, emit, not, raise, setup } from 'xstate';
import { indistinct, unnamed } from './names.ts';

const lamp = setup({
  types: {
    context: {} as { on: boolean; watts: number },
    events: {} as { type: 'switch.pressed'; watts: number } | { type: 'lamp.broke' },
    emitted: {} as { type: 'light.changed' },
  },
  guards: { isOn: ({ context }) => context.on, draws: (_, params: { more: number }) => params.more > 0 },
  actions: { toggle: assign({ on: ({ context }) => !context.on }), emitLight: emit({ type: 'light.changed' }) },
  delays: { fuse: 1000 },
});

test('a guard or an action without a name is detected in every place', () => {
  const machine = lamp.createMachine({
    id: 'lamp',
    context: { on: false, watts: 0 },
    initial: 'whole',
    entry: raise({ type: 'lamp.broke' }),
    states: {
      whole: {
        exit: assign({ on: false }),
        on: {
          'switch.pressed': [
            { guard: ({ event }) => event.watts > 9, actions: 'toggle' },
            { guard: not('isOn'), actions: ['toggle', emit({ type: 'light.changed' })] },
          ],
          'lamp.broke': { target: 'broken', actions: assign({ watts: 0 }) },
        },
      },
      broken: {},
    },
  });
  expect(unnamed(machine)).toEqual([
    'lamp.whole --switch.pressed [1 of 2]--> (stays): its guard has no name',
    'lamp.whole --switch.pressed [2 of 2]--> (stays): its guard has no name',
    'lamp.whole --switch.pressed [2 of 2]--> (stays): an action has no name',
    'lamp.whole --lamp.broke--> lamp.broken: an action has no name',
    'lamp: an entry has no name',
    'lamp.whole: an exit has no name',
  ]);
});

test('two transitions of a state with the same label are detected, whatever their params', () => {
  const machine = lamp.createMachine({
    id: 'lamp',
    context: { on: false, watts: 0 },
    initial: 'whole',
    states: {
      whole: {
        on: {
          'switch.pressed': [
            { guard: { type: 'draws', params: { more: 1 } }, actions: 'toggle' },
            { guard: { type: 'draws', params: ({ event }) => ({ more: event.watts }) }, actions: 'toggle' },
            { actions: 'emitLight' },
          ],
          'lamp.broke': { target: 'broken' },
        },
      },
      broken: {},
    },
  });
  expect(indistinct(machine)).toEqual(['lamp.whole: event switch.pressed [draws] more than once']);
});

test('names, params and delays follow the house rules', () => {
  const machine = lamp.createMachine({
    id: 'lamp',
    context: { on: false, watts: 0 },
    initial: 'whole',
    states: {
      whole: {
        entry: 'emitLight',
        exit: { type: 'toggle' },
        after: { fuse: { target: 'broken' } },
        on: {
          'switch.pressed': [{ guard: 'isOn', actions: 'toggle' }, { target: 'broken' }],
          'lamp.broke': {
            guard: { type: 'draws', params: { more: 1 } },
            target: 'broken',
            actions: { type: 'toggle' },
          },
        },
      },
      broken: {},
    },
  });
  expect(unnamed(machine)).toEqual([]);
  expect(indistinct(machine)).toEqual([]);
});
