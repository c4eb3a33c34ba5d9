import { describe, expect, test } from 'vitest';
import { subject as connectivity } from '#machines/app/connectivity/testing/cases.ts';
import { subject as session } from '#machines/app/session/testing/cases.ts';
import { subject as order } from '#machines/flows/order/testing/cases.ts';
import { subject as placement } from '#machines/flows/placement/testing/cases.ts';
import { pathsOf } from '#machines/testing/paths.ts';
import { activeStates, changesBetween, choicesAt, momentsOf, startsOf, textOf } from './walk.ts';

/** Returns the walk that takes, at each moment, the first choice whose event has this type. */
function walkBy(subject: typeof order, ...types: string[]) {
  let moments = momentsOf(subject, '0:');
  for (const type of types) {
    const last = moments.at(-1);
    const choice = last && choicesAt(subject, last).find(({ event }) => event.type === type);
    if (!choice) throw new Error(`${type} is no choice here`);
    moments = momentsOf(subject, choice.key);
  }
  return moments;
}

describe('a walk by hand', () => {
  test('offers the possible events, and nothing else', () => {
    const [start] = momentsOf(order, '0:');
    if (!start) throw new Error('no start');
    expect(choicesAt(order, start).map(({ event, kind }) => `${kind} ${event.type}`)).toEqual([
      'done xstate.done.actor.loadOffer',
      'done xstate.done.actor.loadOffer',
      'error xstate.error.actor.loadOffer',
    ]);
  });

  test('follows every generated path by its choices', () => {
    for (const path of pathsOf(session.machine, session.cases)) {
      let [moment] = momentsOf(session, '0:');
      for (const { event } of path.steps) {
        const choice = choicesAt(session, moment ?? raise()).find((each) => each.event === event);
        moment = momentsOf(session, choice?.key ?? raise()).at(-1);
      }
      expect(moment?.position.snapshot.value).toEqual(path.steps.at(-1)?.position.snapshot.value);
    }
  });

  test('lists its current states, outer ones first', () => {
    const moments = walkBy(order, 'xstate.done.actor.loadOffer', 'quantity.submitted', 'xstate.done.actor.placement');
    expect(activeStates(moments.at(-1)?.position ?? raise())).toEqual([
      'order.declarations',
      'order.declarations.editing',
    ]);
  });

  test('shows the changes of the context by name', () => {
    const [start, offered] = walkBy(order, 'xstate.done.actor.loadOffer');
    const changes = changesBetween(start?.position ?? null, offered?.position ?? raise());
    expect(changes.map(({ path }) => path)).toContain('offer');
    const same = changesBetween(offered?.position ?? null, offered?.position ?? raise());
    expect(same).toEqual([]);
  });

  test('is written as text, state by state', () => {
    expect(textOf(walkBy(order, 'xstate.error.actor.loadOffer', 'retry.requested'))).toBe(
      'offer.loading\nloadOffer fails: offline → offer.failed\nretry.requested → offer.loading',
    );
  });

  test('starts in each of the ways of the cases', () => {
    expect(startsOf(placement)).toEqual(['0:', '1:', '2:', '3:', '4:', '5:']);
    expect(momentsOf(placement, '3:')[0]?.position.snapshot.status).toBe('done');
  });

  test('lists all regions of a parallel machine', () => {
    const [start] = momentsOf(connectivity, '0:');
    expect(activeStates(start?.position ?? raise()).some((id) => id.startsWith('connectivity.version.'))).toBe(true);
  });

  test('refuses an address that names no walk', () => {
    expect(() => momentsOf(order, '0:999')).toThrow('names an event that order does not have');
  });
});

function raise(): never {
  throw new Error('no such moment');
}
