import { describe, expect, test } from 'vitest';
import { offline } from '#machines/testing/failures.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { particularsMachine } from '../machine.ts';
import { isBusy, selectFailure, selectOutdated } from '../selectors.ts';
import { first, outdated, particularsCases, subject, submit } from './cases.ts';

specOfMachine(subject);

const WRITES = ['saveData', 'changeAddress', 'createAddress', 'assignAddress'];
const walk = (...events: { type: string }[]) => play(particularsMachine, undefined, ...events);

describe('personal data', () => {
  test('never creates a second address after a lost answer', () => {
    const lost = [submit, first, succeeds('saveData'), succeeds('findAddress', null), fails('createAddress', offline)];
    expect(selectFailure(walk(...lost).snapshot)).toEqual({ kind: 'offline' });
    const again = [...lost, submit, first, succeeds('saveData'), succeeds('findAddress', '/addresses/9')];
    expect(walk(...again).running).toEqual(['assignAddress']);
  });

  test('creates no address without a search for it just before', () => {
    for (const path of pathsOf(particularsMachine, particularsCases))
      path.steps.forEach(({ event, position }) => {
        const creates = position.effects.some((effect) => effect.type === 'start' && effect.id === 'createAddress');
        if (creates) expect(event.type).toBe('xstate.done.actor.findAddress');
      });
  });

  test('makes one write at a time, whatever is pressed', () => {
    for (const path of pathsOf(particularsMachine, particularsCases))
      for (const { position } of path.steps) {
        expect(position.running.filter((id) => WRITES.includes(id)).length).toBeLessThan(2);
        if (isBusy(position.snapshot)) expect(position.snapshot.can(submit)).toBe(false);
      }
  });

  test('writes nothing that starts a new check before the customer has agreed, each time', () => {
    for (const path of pathsOf(particularsMachine, particularsCases)) {
      let isWanted = true;
      for (const { event, position } of path.steps) {
        if (event.type === 'xstate.done.actor.compare') isWanted = position.snapshot.value !== 'askingCheck';
        if (event.type === 'check.confirmed') isWanted = true;
        if (!isWanted) expect(position.running.filter((id) => WRITES.includes(id))).toEqual([]);
      }
    }
  });

  test('stores neither a password nor anything but the address', () => {
    const sent = { ...submit, values: { iban: 'DE89370400440532013000', currentPassword: 'Parkett-2026' } };
    expect(JSON.stringify(walk(sent, first).snapshot.context)).not.toMatch(/Parkett-2026|DE8937/);
  });

  test('is not overwritten before a change made elsewhere was shown; the next press compares again', () => {
    const { snapshot, running, effects } = walk(submit, outdated);
    expect([snapshot.value, running, selectOutdated(snapshot)]).toEqual(['outdated', [], ['firstName', 'title']]);
    expect(effects).toContainEqual(expect.objectContaining({ event: { type: 'particulars.outdated' } }));
    expect(walk(submit, outdated, submit).running).toEqual(['compare']);
    for (const next of [submit, { type: 'particulars.edited' }])
      expect(selectOutdated(walk(submit, outdated, next).snapshot)).toBeNull();
  });
});
