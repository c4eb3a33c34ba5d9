import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import { type Facts, firstElsewhere, firstOpen, type Step, steps } from '#domain/onboarding/steps.ts';
import { anyFacts, ofPerson } from '#domain/onboarding/testing/facts.ts';
import { elapses, fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { onboardingMachine } from '../machine.ts';
import { hasLostWay, isGranted, selectFailure, selectRequest, selectStanding, selectStep } from '../selectors.ts';
import {
  asked,
  banned,
  found,
  having,
  home,
  investing,
  offline,
  onboardingCases,
  openAt,
  subject,
  underReview,
} from './cases.ts';

specOfMachine(subject);

const nobody = { led: [], request: null, kept: false };
const toInvest = { type: 'path.requested', request: investing };
const toHome = { type: 'path.requested', request: home };
const walk = (...events: { type: string }[]) => play(onboardingMachine, nobody, ...events);
const checked = (...events: { type: string }[]) => walk(toInvest, ...events);
const facts = (given: Parameters<typeof found>[0]) => succeeds('readFacts', found(given));
const emitted = ({ effects }: ReturnType<typeof walk>) =>
  effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));
const isEnd = (event: { type: string }) => event.type === 'xstate.done.actor.readFacts';

describe('the guard', () => {
  test.each(steps)('leads to %s before anything is granted', (step) => {
    const { snapshot } = checked(facts(openAt[step]));
    expect([selectStep(snapshot), isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([
      step,
      false,
      false,
    ]);
    expect(selectRequest(snapshot)).toEqual(investing);
  });

  test('grants the path once every step is done', () => {
    const { snapshot } = checked(facts(ofPerson));
    expect([selectStep(snapshot), isGranted(snapshot, 'investing'), isGranted(snapshot, 'home')]).toEqual([
      null,
      true,
      true,
    ]);
  });

  test('never passes a step whose rule fails, and follows the order of spec section 4, whatever the facts', () => {
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

  test.each<[Step, Step | null]>([
    ['adequacyOptional', 'adequacyOptional'],
    ['professional', 'professional'],
    ['adequacy', 'adequacy'],
    ['adequacyRisk', 'adequacyRisk'],
    ['custody', 'custody'],
    ['pep', null],
    ['identity', null],
  ])('grants home if %s cannot be answered here, and leads to %s before investing', (step, missing) => {
    const given = { ...openAt[step], isAsking: false };
    const { snapshot } = checked(facts(given));
    const isElsewhere = missing !== null;
    expect([isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([isElsewhere, false]);
    expect(selectStep(snapshot)).toBe(missing ?? step);
    expect(isGranted(checked(facts(given), toHome).snapshot, 'home')).toBe(isElsewhere);
  });

  test('leads a newcomer past unanswerable steps, to the identity check and then home', () => {
    const begun: Facts = {
      ...having(openAt.pep, { kycPassed: false }),
      answers: [],
      identification: null,
      isAsking: false,
    };
    const told = having(begun, { representativeConfirmation: true });
    const wayAfter = (given: Facts) =>
      emitted(
        walk(toHome, succeeds('readCustomer', begun.customer), facts(begun), { type: 'step.completed' }, facts(given)),
      ).at(-1);
    expect(wayAfter(told)).toEqual({ type: 'way.found', step: 'identity', path: null });
    for (const stateAsString of ['pending', 'approved'])
      expect(wayAfter({ ...told, identification: { stateAsString } })).toEqual({
        type: 'way.found',
        step: null,
        path: '/',
      });
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

  test('shows an admitted customer their own pages without another check, and checks before they invest', () => {
    const seen = walk(toHome, succeeds('readCustomer', ofPerson.customer));
    expect([isGranted(seen.snapshot, 'home'), isGranted(seen.snapshot, 'investing')]).toEqual([true, false]);
    expect(seen.running).toEqual([]);
    const invests = walk(toHome, succeeds('readCustomer', ofPerson.customer), toInvest);
    expect(invests.running).toEqual(['readFacts']);
    expect(isGranted(invests.snapshot, 'home')).toBe(false);
  });

  test('shows an admitted customer their own pages also after an open step was found on the way to invest', () => {
    const aged = having(openAt.uboDocuments, { status: 'approved', cryptoRegistrarStatus: 'approved' });
    const invests = [toInvest, succeeds('readFacts', found(aged))];
    expect(selectStep(walk(...invests).snapshot)).toBe('uboDocuments');
    const returns = walk(...invests, toHome, succeeds('readCustomer', aged.customer));
    expect([isGranted(returns.snapshot, 'home'), isGranted(returns.snapshot, 'investing')]).toEqual([true, false]);
  });

  test('continues after a completed step also if its next step was found at the second try', () => {
    const { snapshot, running } = walk({ type: 'step.completed' }, fails('readFacts', offline));
    expect([selectFailure(snapshot), hasLostWay(snapshot), running]).toEqual([{ kind: 'offline' }, true, []]);
    const again = [{ type: 'step.completed' }, fails('readFacts', offline), { type: 'retry.requested' }] as const;
    expect(emitted(walk(...again, facts(openAt.pep)))).toContainEqual({ type: 'way.found', step: 'pep', path: null });
  });

  test('checks again when a fact has changed, and keeps showing the last result meanwhile', () => {
    for (const given of [ofPerson, openAt.pep]) {
      const { snapshot, running } = checked(facts(given), { type: 'facts.changed' });
      expect(running).toEqual(['readFacts']);
      expect(selectStanding(snapshot)).not.toBeNull();
    }
  });

  test('checks everything for a customer who was not admitted yet', () => {
    const recognised = [toHome, succeeds('readCustomer', openAt.identity.customer)];
    expect(walk(...recognised).running).toEqual(['readFacts']);
    expect(selectStep(walk(...recognised, facts(openAt.pep)).snapshot)).toBe('pep');
  });

  test('keeps home and orders open while the identity is under review', () => {
    const { snapshot } = checked(facts(underReview));
    expect([isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([true, true]);
    expect(selectStanding(snapshot)).toMatchObject({
      step: 'identity',
      tasks: expect.arrayContaining([{ key: 'identity', state: 'waiting', step: 'identity', minutes: 0 }]),
    });
  });

  test('keeps its result for five minutes, then checks again', () => {
    for (const given of [ofPerson, openAt.pep]) {
      expect(checked(facts(given), toInvest).running).toEqual([]);
      const state = given === ofPerson ? 'granted' : 'open';
      const old = checked(facts(given), elapses('onboardingFreshness', `onboarding.${state}`));
      expect(isGranted(old.snapshot, 'home')).toBe(false);
      // The page still shows the old result.
      expect(selectStanding(old.snapshot)).not.toBeNull();
      expect(checked(facts(given), elapses('onboardingFreshness', `onboarding.${state}`), toInvest).running).toEqual([
        'readFacts',
      ]);
    }
  });

  test('reports a failed check, and tries again on request', () => {
    const lost = checked(fails('readFacts', offline));
    expect([selectFailure(lost.snapshot), isGranted(lost.snapshot, 'home')]).toEqual([{ kind: 'offline' }, false]);
    const again = checked(fails('readFacts', offline), { type: 'retry.requested' });
    expect([selectFailure(again.snapshot), again.running]).toEqual([null, ['readFacts']]);
    expect(selectRequest(again.snapshot)).toEqual(investing);
    const unread = walk(toHome, fails('readCustomer', offline));
    expect([selectFailure(unread.snapshot), isGranted(unread.snapshot, 'home')]).toEqual([{ kind: 'offline' }, false]);
  });
});

describe('after a reload within five minutes', () => {
  const again = (...events: { type: string }[]) => play(onboardingMachine, { ...nobody, kept: true }, ...events);
  const seen = (given: typeof ofPerson) => succeeds('readCustomer', given.customer);

  test('home is shown at once, and the customer’s current state decides what comes next', () => {
    expect([isGranted(again().snapshot, 'home'), again().running]).toEqual([true, ['readCustomer']]);
    expect(isGranted(again(toHome).snapshot, 'home')).toBe(true);
    expect([again(seen(ofPerson)).snapshot.value, again(seen(ofPerson)).running]).toEqual([{ granted: 'cleared' }, []]);
    const changed = again(seen(openAt.identity));
    expect([isGranted(changed.snapshot, 'home'), changed.running]).toEqual([false, ['readFacts']]);
    expect(isGranted(again(fails('readCustomer', offline)).snapshot, 'home')).toBe(false);
  });

  test('nothing else is granted before a check', () => {
    expect(isGranted(again().snapshot, 'investing')).toBe(false);
    for (const event of [toInvest, { type: 'disclosure.opened' }, { type: 'step.completed' }])
      expect([isGranted(again(event).snapshot, 'home'), again(event).running]).toEqual([false, ['readFacts']]);
    const ban = { type: 'customer.seen', leads: ['banned'], led: [] };
    expect(emitted(again(ban))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });

  test('the result counts once: not for the next customer, and not after the five minutes', () => {
    const switched = { type: 'customer.switched', led: [], request: null };
    const next = again(switched);
    expect([next.snapshot.value, next.running]).toEqual(['idle', []]);
    const old = again(seen(ofPerson), elapses('onboardingFreshness', 'onboarding.granted'));
    expect([old.snapshot.value, isGranted(old.snapshot, 'home')]).toEqual(['idle', false]);
  });
});

describe('a customer with a notice', () => {
  test.each([
    ['contact', asked],
    ['banned', banned],
  ] as const)('is led to %s once, before any step', (lead, given) => {
    const first = checked(facts({ ...given, answers: [] }));
    expect(emitted(first)).toEqual([{ type: 'lead.requested', lead }]);
    expect(isGranted(first.snapshot, 'home')).toBe(false);
    const again = checked(facts({ ...given, answers: [] }), toInvest, facts({ ...given, answers: [] }));
    expect(emitted(again)).toEqual([]);
  });

  test('is led to both, one after the other, if both apply', () => {
    const both = { ...asked, customer: { ...asked.customer, cryptoRegistrarStatus: 'rejected' as const } };
    expect(emitted(checked(facts(both)))).toEqual([{ type: 'lead.requested', lead: 'contact' }]);
    expect(emitted(checked(facts(both), toInvest, facts(both)))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });

  test('returns to their own pages after the notice of the ban', () => {
    const { snapshot } = checked(facts(banned), toHome, succeeds('readCustomer', banned.customer), facts(banned));
    expect([isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([true, true]);
  });

  test('continues with the steps after the request for more information', () => {
    const { snapshot } = checked(facts({ ...asked, answers: [] }), toInvest, facts({ ...asked, answers: [] }));
    expect(selectStep(snapshot)).toBe('adequacyOptional');
  });

  test('sees the notice in any state, also after every access was granted', () => {
    const ban = { type: 'customer.seen', leads: ['banned'], led: [] };
    for (const before of [[], [facts(ofPerson)], [facts(openAt.pep)], [fails('readFacts', offline)]]) {
      const led = checked(...before, ban);
      expect(emitted(led)).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
      expect([isGranted(led.snapshot, 'home'), led.running]).toEqual([false, []]);
    }
  });

  test('is not led again if another tab has done so', () => {
    const { snapshot } = checked();
    expect(snapshot.can({ type: 'customer.seen', leads: ['banned'], led: ['banned'] })).toBe(false);
    expect(snapshot.can({ type: 'customer.seen', leads: [], led: [] })).toBe(false);
    const { snapshot: told } = checked(succeeds('readFacts', found(banned, 'banned')));
    expect(told.matches({ granted: 'barred' })).toBe(true);
  });
});

describe('a completed step', () => {
  test.each(steps)('leads to %s if that is open next', (step) => {
    const ended = checked(facts(openAt.pep), { type: 'step.completed' }, facts(openAt[step]));
    expect(emitted(ended)).toEqual([{ type: 'way.found', step, path: null }]);
  });

  test('leads to the requested path after the last one', () => {
    for (const given of [ofPerson, underReview]) {
      const ended = checked(facts(openAt.pep), { type: 'step.completed' }, facts(given));
      expect(emitted(ended)).toEqual([{ type: 'way.found', step: null, path: investing.path }]);
    }
    const unasked = walk({ type: 'disclosure.opened' }, facts(openAt.pep), { type: 'step.completed' }, facts(ofPerson));
    expect(emitted(unasked)).toEqual([{ type: 'way.found', step: null, path: null }]);
  });

  test('is checked by the shop’s answer, not assumed to be done', () => {
    const pressed = checked(facts(openAt.pep), { type: 'step.completed' });
    expect([pressed.running, isGranted(pressed.snapshot, 'home')]).toEqual([['readFacts'], false]);
  });

  test('leads nowhere once the customer has gone elsewhere', () => {
    const ended = checked(facts(openAt.pep), { type: 'step.completed' }, toInvest, facts(openAt.custody));
    expect(emitted(ended)).toEqual([]);
  });
});

test('the list of tasks keeps its last state during another check', () => {
  const { snapshot } = checked(facts(openAt.pep), { type: 'step.completed' });
  expect(selectStanding(snapshot)?.step).toBe('pep');
  expect(checked(facts(openAt.pep)).snapshot.can({ type: 'disclosure.opened' })).toBe(false);
});

test('nothing of one customer remains for the next, nor do running calls report anything', () => {
  const next = { type: 'customer.switched', led: ['contact'], request: null };
  for (const before of [[], [facts(openAt.pep)], [facts(ofPerson)], [facts(asked)], [fails('readFacts', offline)]]) {
    const { snapshot, running } = checked(...before, next);
    expect(snapshot.context).toEqual({ led: ['contact'], request: null, kept: false, standing: null, failure: null });
    expect([snapshot.value, running]).toEqual(['idle', []]);
  }
});
