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

  test('never passes a step that its rule does not pass, and follows the order of spec section 4, whatever the facts', () => {
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
  ])('grants home where %s cannot be answered here, and leads to %s whoever wants to invest', (step, missing) => {
    const given = { ...openAt[step], isAsking: false };
    const { snapshot } = checked(facts(given));
    const isElsewhere = missing !== null;
    expect([isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([isElsewhere, false]);
    expect(selectStep(snapshot)).toBe(missing ?? step);
    expect(isGranted(checked(facts(given), toHome).snapshot, 'home')).toBe(isElsewhere);
  });

  test('leads a newcomer past what cannot be answered here, to the identity check and then home', () => {
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

  test('lets whoever was let in before see what is theirs without a further look, and looks before they invest', () => {
    const seen = walk(toHome, succeeds('readCustomer', ofPerson.customer));
    expect([isGranted(seen.snapshot, 'home'), isGranted(seen.snapshot, 'investing')]).toEqual([true, false]);
    expect(seen.running).toEqual([]);
    const invests = walk(toHome, succeeds('readCustomer', ofPerson.customer), toInvest);
    expect(invests.running).toEqual(['readFacts']);
    expect(isGranted(invests.snapshot, 'home')).toBe(false);
  });

  test('lets whoever was let in before see what is theirs also after a step was found open on the way to invest', () => {
    const aged = having(openAt.uboDocuments, { status: 'approved', cryptoRegistrarStatus: 'approved' });
    const invests = [toInvest, succeeds('readFacts', found(aged))];
    expect(selectStep(walk(...invests).snapshot)).toBe('uboDocuments');
    const returns = walk(...invests, toHome, succeeds('readCustomer', aged.customer));
    expect([isGranted(returns.snapshot, 'home'), isGranted(returns.snapshot, 'investing')]).toEqual([true, false]);
  });

  test('goes on after a completed step also where its way was found at the second try', () => {
    const { snapshot, running } = walk({ type: 'step.completed' }, fails('readFacts', offline));
    expect([selectFailure(snapshot), hasLostWay(snapshot), running]).toEqual([{ kind: 'offline' }, true, []]);
    const again = [{ type: 'step.completed' }, fails('readFacts', offline), { type: 'retry.requested' }] as const;
    expect(emitted(walk(...again, facts(openAt.pep)))).toContainEqual({ type: 'way.found', step: 'pep', path: null });
  });

  test('looks at everything where somebody was not let in yet', () => {
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

  test('keeps what it found for five minutes, then looks again', () => {
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

  test('says that it could not find out, and tries again when asked', () => {
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

  test('home is shown at once, and what the customer is now decides what comes next', () => {
    expect([isGranted(again().snapshot, 'home'), again().running]).toEqual([true, ['readCustomer']]);
    expect(isGranted(again(toHome).snapshot, 'home')).toBe(true);
    expect([again(seen(ofPerson)).snapshot.value, again(seen(ofPerson)).running]).toEqual([{ granted: 'cleared' }, []]);
    const changed = again(seen(openAt.identity));
    expect([isGranted(changed.snapshot, 'home'), changed.running]).toEqual([false, ['readFacts']]);
    expect(isGranted(again(fails('readCustomer', offline)).snapshot, 'home')).toBe(false);
  });

  test('nothing else is granted before it was looked at', () => {
    expect(isGranted(again().snapshot, 'investing')).toBe(false);
    for (const event of [toInvest, { type: 'disclosure.opened' }, { type: 'step.completed' }])
      expect([isGranted(again(event).snapshot, 'home'), again(event).running]).toEqual([false, ['readFacts']]);
    const ban = { type: 'customer.seen', leads: ['banned'], led: [] };
    expect(emitted(again(ban))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });

  test('it counts once: not for the next customer, and not when the five minutes are over', () => {
    const switched = { type: 'customer.switched', led: [], request: null };
    const next = again(switched);
    expect([next.snapshot.value, next.running]).toEqual(['idle', []]);
    const old = again(seen(ofPerson), elapses('onboardingFreshness', 'onboarding.granted'));
    expect([old.snapshot.value, isGranted(old.snapshot, 'home')]).toEqual(['idle', false]);
  });
});

describe('whoever is to be told something', () => {
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

  test('is led to both, one after the other, where both is so', () => {
    const both = { ...asked, customer: { ...asked.customer, cryptoRegistrarStatus: 'rejected' as const } };
    expect(emitted(checked(facts(both)))).toEqual([{ type: 'lead.requested', lead: 'contact' }]);
    expect(emitted(checked(facts(both), toInvest, facts(both)))).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
  });

  test('comes back to what is theirs after having been told of the ban', () => {
    const { snapshot } = checked(facts(banned), toHome, succeeds('readCustomer', banned.customer), facts(banned));
    expect([isGranted(snapshot, 'home'), isGranted(snapshot, 'investing')]).toEqual([true, true]);
  });

  test('goes on with the steps after having been asked for more', () => {
    const { snapshot } = checked(facts({ ...asked, answers: [] }), toInvest, facts({ ...asked, answers: [] }));
    expect(selectStep(snapshot)).toBe('adequacyOptional');
  });

  test('hears of it in the middle of anything, also where everything was granted', () => {
    const ban = { type: 'customer.seen', leads: ['banned'], led: [] };
    for (const before of [[], [facts(ofPerson)], [facts(openAt.pep)], [fails('readFacts', offline)]]) {
      const led = checked(...before, ban);
      expect(emitted(led)).toEqual([{ type: 'lead.requested', lead: 'banned' }]);
      expect([isGranted(led.snapshot, 'home'), led.running]).toEqual([false, []]);
    }
  });

  test('is not led again where another tab has done it', () => {
    const { snapshot } = checked();
    expect(snapshot.can({ type: 'customer.seen', leads: ['banned'], led: ['banned'] })).toBe(false);
    expect(snapshot.can({ type: 'customer.seen', leads: [], led: [] })).toBe(false);
    const { snapshot: told } = checked(succeeds('readFacts', found(banned, 'banned')));
    expect(told.matches({ granted: 'barred' })).toBe(true);
  });
});

describe('a completed step', () => {
  test.each(steps)('leads to %s where that is open next', (step) => {
    const ended = checked(facts(openAt.pep), { type: 'step.completed' }, facts(openAt[step]));
    expect(emitted(ended)).toEqual([{ type: 'way.found', step, path: null }]);
  });

  test('leads to what was asked for after the last one', () => {
    for (const given of [ofPerson, underReview]) {
      const ended = checked(facts(openAt.pep), { type: 'step.completed' }, facts(given));
      expect(emitted(ended)).toEqual([{ type: 'way.found', step: null, path: investing.path }]);
    }
    const unasked = walk({ type: 'disclosure.opened' }, facts(openAt.pep), { type: 'step.completed' }, facts(ofPerson));
    expect(emitted(unasked)).toEqual([{ type: 'way.found', step: null, path: null }]);
  });

  test('is looked at anew by the shop’s answer, not taken for done', () => {
    const pressed = checked(facts(openAt.pep), { type: 'step.completed' });
    expect([pressed.running, isGranted(pressed.snapshot, 'home')]).toEqual([['readFacts'], false]);
  });

  test('leads nowhere once somebody has gone elsewhere', () => {
    const ended = checked(facts(openAt.pep), { type: 'step.completed' }, toInvest, facts(openAt.custody));
    expect(emitted(ended)).toEqual([]);
  });
});

test('the list of tasks shows what was found before while it is looked at again', () => {
  const { snapshot } = checked(facts(openAt.pep), { type: 'step.completed' });
  expect(selectStanding(snapshot)?.step).toBe('pep');
  expect(checked(facts(openAt.pep)).snapshot.can({ type: 'disclosure.opened' })).toBe(false);
});

test('nothing of one customer is known of the next, and nothing that was under way tells of them', () => {
  const next = { type: 'customer.switched', led: ['contact'], request: null };
  for (const before of [[], [facts(openAt.pep)], [facts(ofPerson)], [facts(asked)], [fails('readFacts', offline)]]) {
    const { snapshot, running } = checked(...before, next);
    expect(snapshot.context).toEqual({ led: ['contact'], request: null, kept: false, standing: null, failure: null });
    expect([snapshot.value, running]).toEqual(['idle', []]);
  }
});
