import { describe, expect, test } from 'vitest';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { particularsMachine } from '../machine.ts';
import { isBusy, isSaved, selectFailure } from '../selectors.ts';
import { changed, checkable, confirmed, first, kept, offline, particularsCases, refused, subject } from './cases.ts';

specOfMachine(subject);

const WRITES = ['saveData', 'changeAddress', 'createAddress', 'assignAddress'];
const walk = (...events: { type: string }[]) => play(particularsMachine, undefined, ...events);
const startsOf = (...events: { type: string }[]) =>
  events.flatMap((_, index) => walk(...events.slice(0, index + 1)).running);

describe('personal data', () => {
  test('is saved with a new address, which then becomes the default one', () => {
    expect(
      startsOf(
        first,
        succeeds('saveData'),
        succeeds('findAddress', null),
        succeeds('createAddress', '/addresses/9'),
        succeeds('assignAddress'),
      ),
    ).toEqual(['saveData', 'findAddress', 'createAddress', 'assignAddress']);
  });

  test('changes an existing address, and leaves an equal one', () => {
    expect(startsOf(changed, succeeds('saveData'), succeeds('changeAddress'))).toEqual(['saveData', 'changeAddress']);
    expect(startsOf(kept, succeeds('saveData'))).toEqual(['saveData']);
  });

  test('never creates a second address after a lost answer', () => {
    const lost = [first, succeeds('saveData'), succeeds('findAddress', null), fails('createAddress', offline)];
    expect(selectFailure(walk(...lost).snapshot)).toEqual({ kind: 'offline' });
    const again = [...lost, first, succeeds('saveData'), succeeds('findAddress', '/addresses/9')];
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
        if (isBusy(position.snapshot)) expect(position.snapshot.can(first)).toBe(false);
      }
  });

  test('writes nothing that starts a new check before the customer has agreed, each time', () => {
    for (const path of pathsOf(particularsMachine, particularsCases)) {
      let isWanted = true;
      for (const { event, position } of path.steps) {
        if (event.type === 'particulars.submitted') isWanted = !event.startsCheck;
        if (event.type === 'check.confirmed') isWanted = true;
        if (!isWanted) expect(position.running).toEqual([]);
      }
    }
  });

  test('sends the entered values after a yes, and nothing after a no', () => {
    const asked = walk(checkable);
    expect(asked.effects.filter(({ type }) => type === 'emit')).toEqual([
      expect.objectContaining({ event: { type: 'check.asked' } }),
    ]);
    expect([asked.running, isBusy(asked.snapshot)]).toEqual([[], false]);
    expect(walk(checkable, confirmed).running).toEqual(['saveData']);
    expect(walk(checkable, { type: 'check.declined' }).snapshot.value).toBe('editing');
    expect(isSaved(walk(checkable, confirmed, succeeds('saveData')).snapshot)).toBe(true);
  });

  test('stores neither a password nor anything but the address', () => {
    const sent = { ...first, data: { iban: 'DE89370400440532013000', currentPassword: 'Parkett-2026' } };
    expect(JSON.stringify(walk(sent).snapshot.context)).not.toMatch(/Parkett-2026|DE8937/);
  });

  test('shows the shop’s violations, and drops them with the next change', () => {
    const wrong = walk(first, fails('saveData', refused));
    expect(wrong.effects.filter(({ type }) => type === 'emit')).toHaveLength(1);
    expect([selectFailure(wrong.snapshot), wrong.snapshot.context.failure?.kind]).toEqual([null, 'violations']);
    const edited = walk(first, fails('saveData', refused), { type: 'particulars.edited' });
    expect(edited.snapshot.context.failure).toBeNull();
  });
});
