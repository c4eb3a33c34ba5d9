import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import { firstElsewhere, firstOpen } from '#domain/onboarding/steps.ts';
import { anyFacts, ofPerson } from '#domain/onboarding/testing/facts.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { onboardingMachine } from '../machine.ts';
import { isGranted } from '../selectors.ts';
import { asked, banned, found, investing, onboardingCases, openAt, subject } from './cases.ts';

specOfMachine(subject);

const nobody = { led: [], request: null, kept: false };
const toInvest = { type: 'path.requested', request: investing };
const walk = (...events: { type: string }[]) => play(onboardingMachine, nobody, ...events);
const checked = (...events: { type: string }[]) => walk(toInvest, ...events);
const facts = (given: Parameters<typeof found>[0]) => succeeds('readFacts', found(given));
const emitted = ({ effects }: ReturnType<typeof walk>) =>
  effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));
const isEnd = (event: { type: string }) => event.type === 'xstate.done.actor.readFacts';

describe('the guard', () => {
  test('never passes a step whose rule fails, and follows the order of requirement 4.19, whatever the facts', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { snapshot } = play(
          onboardingMachine,
          { led: ['contact', 'banned'], request: null, kept: false },
          toInvest,
          succeeds('readFacts', found(given)),
        );
        const open = firstOpen(given);
        const isBanned = given.customer.cryptoRegistrarStatus === 'rejected';
        const waits = open === 'identity' && isUnderReview(given.identification);
        const isEnd = open === null || waits;
        const isElsewhere = isEnd && firstElsewhere(given) !== null;
        const end = isElsewhere ? 'elsewhere' : waits ? 'waiting' : (open ?? 'passed');
        expect(Object.values(snapshot.value)).toEqual([isBanned ? 'barred' : end]);
        expect(isGranted(snapshot, 'home')).toBe(isBanned || isEnd);
        expect(isGranted(snapshot, 'investing')).toBe(isBanned || (isEnd && !isElsewhere));
      }),
    );
  });

  test('a customer with a confirmed identity does not wait for another check', () => {
    const { snapshot } = checked(facts({ ...ofPerson, identification: { stateAsString: 'pending' } }));
    expect(ofPerson.customer.kycPassed).toBe(true);
    expect(snapshot.value).toEqual({ granted: 'passed' });
  });

  test('grants nothing before the check has ended', () => {
    for (const path of pathsOf(onboardingMachine, onboardingCases)) {
      // A result kept over a reload counts as a finished check as well.
      let granted = path.start.snapshot.matches({ granted: 'kept' });
      expect(isGranted(path.start.snapshot, 'home')).toBe(granted);
      for (const { event, position } of path.steps) {
        const now = isGranted(position.snapshot, 'home');
        if (now && !granted)
          expect(['xstate.done.actor.readFacts', 'xstate.done.actor.readCustomer']).toContain(event.type);
        if (isGranted(position.snapshot, 'investing') && !granted) expect(isEnd(event)).toBe(true);
        granted = now;
      }
    }
  });
});

describe('after a reload within five minutes', () => {
  const again = (...events: { type: string }[]) => play(onboardingMachine, { ...nobody, kept: true }, ...events);

  test('nothing else is granted before a check', () => {
    expect(isGranted(again().snapshot, 'investing')).toBe(false);
    for (const event of [toInvest, { type: 'disclosure.opened' }, { type: 'step.completed' }])
      expect([isGranted(again(event).snapshot, 'home'), again(event).running]).toEqual([false, ['readFacts']]);
    const ban = { type: 'customer.seen', leads: ['banned'], led: [] };
    expect(emitted(again(ban))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });
});

describe('a customer with a notice', () => {
  test('is led to both, one after the other, if both apply', () => {
    const both = { ...asked, customer: { ...asked.customer, cryptoRegistrarStatus: 'rejected' as const } };
    expect(emitted(checked(facts(both)))).toEqual([{ type: 'lead.requested', lead: 'contact' }]);
    expect(emitted(checked(facts(both), toInvest, facts(both)))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });

  test('is not led again if another tab has done so', () => {
    const { snapshot } = checked();
    expect(snapshot.can({ type: 'customer.seen', leads: ['banned'], led: ['banned'] })).toBe(false);
    expect(snapshot.can({ type: 'customer.seen', leads: [], led: [] })).toBe(false);
    const { snapshot: told } = checked(succeeds('readFacts', found(banned, 'banned')));
    expect(told.matches({ granted: 'barred' })).toBe(true);
  });
});

test('nothing of one customer remains for the next, nor do running calls report anything', () => {
  const next = { type: 'customer.switched', led: ['contact'], request: null };
  for (const before of [[], [facts(openAt.pep)], [facts(ofPerson)], [facts(asked)], [fails('readFacts', offline)]]) {
    const { snapshot, running } = checked(...before, next);
    expect(snapshot.context).toEqual({ led: ['contact'], request: null, kept: false, progress: null, failure: null });
    expect([snapshot.value, running]).toEqual(['idle', []]);
  }
});
