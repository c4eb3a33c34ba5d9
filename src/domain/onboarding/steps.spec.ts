import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Customer } from '#domain/shop/customer.ts';
import { UboPerson } from '#domain/shop/onboarding.ts';
import { isIdentified, isUnderReview } from './identity.ts';
import { isCleared, isUnfinished, onboardingProgressOf } from './progress.ts';
import {
  type Facts,
  firstElsewhere,
  firstOpen,
  firstQuestionnaire,
  isCheckedTask,
  isElsewhere,
  isStepDone,
  openTestOf,
  rowsOf,
  type Step,
  steps,
  type TaskKey,
} from './steps.ts';
import { isFirstOf, minutesLeft, progressOf, tasksOf, withoutSpent } from './tasks.ts';
import { answered, anyFacts, company, natural, ofCompany, ofPerson, papers, person } from './testing/facts.ts';

const withCustomer = (facts: Facts, change: Partial<Customer>): Facts => ({
  ...facts,
  customer: { ...facts.customer, ...change },
});
const withCompany = (change: Partial<NonNullable<Customer['company']>>): Facts =>
  withCustomer(ofCompany, { company: company.company && { ...company.company, ...change } });

const companyOf = (...persons: UboPerson[]): Facts => ({ ...ofCompany, persons });
const marked = { ...natural(60), fictiveBeneficialOwner: true };
const personWith = (answers: Facts['answers']): Facts => ({ ...ofPerson, answers });
const professional = { customerRolesAsString: 'professional_investor' };

test('a customer who has done everything has no open step', () => {
  expect([firstOpen(ofPerson), firstOpen(ofCompany)]).toEqual([null, null]);
  expect([isCleared(person), isCleared({ ...person, kycPassed: false })]).toEqual([true, false]);
});

test('an admitted customer can have the test open again, even if nothing else was checked', () => {
  const path = '/self-disclosure/adequacy';
  const testOf = (facts: Facts) => openTestOf({ customer: facts.customer, answers: facts.answers });
  expect([testOf(ofPerson), testOf(ofCompany)]).toEqual([null, null]);
  expect(testOf(personWith([]))).toBe(`${path}-optional`);
  expect(testOf(personWith(answered(['wphg_optional', 2])))).toBe(`${path}-professional`);
  expect(testOf(personWith(answered(['wphg_optional', 1], ['wphg', 12])))).toBe(path);
  // Open steps of other tasks do not count.
  expect(testOf(withCustomer({ ...ofPerson, documents: [] }, { defaultWallet: null, kycPassed: false }))).toBeNull();
});

test('every change of persons or legal data starts a new check', () => {
  const checked = rowsOf(company).flatMap(({ task }) => (isCheckedTask(task) ? [task] : []));
  expect(checked).toEqual(['pep', 'representatives', 'beneficialOwners']);
});

describe('a shop without questionnaires', () => {
  const silent = (facts: Facts): Facts => ({ ...facts, isAsking: false });
  const unanswered = silent(withCustomer({ ...ofPerson, answers: [], identification: null }, { kycPassed: false }));

  test('leaves their steps out: they lock nothing, take no time, and are not done', () => {
    expect([firstOpen(unanswered), firstElsewhere(unanswered)]).toEqual(['identity', 'adequacyOptional']);
    const tasks = tasksOf(unanswered);
    expect(tasks.map(({ key, state }) => [key, state])).toEqual([
      ['personalData', 'done'],
      ['pep', 'done'],
      ['adequacy', 'elsewhere'],
      ['custody', 'elsewhere'],
      ['identity', 'open'],
    ]);
    expect(minutesLeft(tasks)).toBe(5);
    expect(isStepDone('adequacy', unanswered)).toBe(false);
  });

  test('lets a customer set up a missing wallet all the same', () => {
    const facts = silent(withCustomer(ofPerson, { defaultWallet: null }));
    expect([firstOpen(facts), firstElsewhere(facts)]).toEqual(['custody', null]);
  });

  test('checks no identity before the missing data was entered', () => {
    const isOpen = (facts: Facts) => isUnfinished(onboardingProgressOf(facts));
    const openness = [unanswered, silent(ofPerson), { ...unanswered, isAsking: true }].map(isOpen);
    expect(openness).toEqual([true, false, true]);
    expect(isOpen(withCustomer({ ...ofPerson, identification: null }, { kycPassed: false }))).toBe(false);
  });

  test('has the steps of any other shop, without those of questionnaires', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const asked = { ...facts, isAsking: true };
        const here = rowsOf(facts.customer).filter(({ isDone }) => !isDone(facts));
        expect(firstElsewhere(asked)).toBeNull();
        expect(firstOpen(asked)).toBe(here[0]?.step ?? null);
        const open = firstOpen(silent(facts));
        const elsewhere = firstElsewhere(silent(facts));
        const first = [open, elsewhere].filter((step) => step !== null).map((step) => steps.indexOf(step));
        expect(Math.min(...first)).toBe(here[0] ? steps.indexOf(here[0].step) : Number.POSITIVE_INFINITY);
        expect(firstQuestionnaire(facts) === null).toBe(elsewhere === null);
      }),
    );
  });
});

test('a person has no steps of companies', () => {
  const stepsOf = (customer: Customer) => rowsOf(customer).map(({ step }) => step);
  expect(stepsOf(person)).toEqual(
    steps.filter((step) => !['companyData', 'representatives', 'beneficialOwners', 'uboDocuments'].includes(step)),
  );
  expect(stepsOf(company)).toEqual(steps);
  expect(firstOpen({ ...ofCompany, customer: person, persons: [], documents: [] })).toBe(null);
});

describe('personal data (requirement 5.12)', () => {
  test.each([
    ...(['firstName', 'lastName', 'birthday', 'birthCountry', 'mobileNumber', 'defaultAddress'] as const),
    ...(['bankName', 'beneficiary', 'bic', 'iban'] as const),
  ])('need %s', (field) => {
    expect(firstOpen(withCustomer(ofPerson, { [field]: null }))).toBe('personalData');
  });

  test.each(['street', 'city', 'postcode', 'countryCode'] as const)('need the %s of an address', (field) => {
    const defaultAddress = person.defaultAddress && { ...person.defaultAddress, [field]: ' ' };
    expect(firstOpen(withCustomer(ofPerson, { defaultAddress }))).toBe('personalData');
  });

  test.each(['birthCity', 'nationality', 'taxnumber', 'salutation', 'title'] as const)('do not need %s', (field) => {
    expect(firstOpen(withCustomer(ofPerson, { [field]: null }))).toBe(null);
  });

  test('of a company’s representative need no bank account', () => {
    expect(firstOpen(withCustomer(ofCompany, { firstName: '' }))).toBe('personalData');
    expect([company.iban, firstOpen(ofCompany)]).toEqual([null, null]);
  });
});

test.each([
  ...(['companyName', 'companyType', 'taxnumber', 'iban', 'defaultAddress', 'bankCountry', 'bankCurrency'] as const),
  ...(['bankName', 'beneficiary', 'bic', 'foundingDate'] as const),
])('company data need %s (requirement 5.13)', (field) => {
  expect(firstOpen(withCompany({ [field]: null }))).toBe('companyData');
});

test.each(['vatNumber', 'registryNumber', 'court'] as const)('company data do not need %s', (field) => {
  expect(firstOpen(withCompany({ [field]: null }))).toBe(null);
});

test.each<[string, Facts, Step | null]>([
  ['no company at all', withCustomer(ofCompany, { company: null }), 'companyData'],
  ['no declaration of offices', withCustomer(ofPerson, { representativeConfirmation: false }), 'pep'],
  ['no person with role 70', companyOf(natural(60)), 'representatives'],
  ['no person with role 60 or 61', companyOf(natural(10, 70)), 'beneficialOwners'],
  ['a legal owner only', companyOf(natural(70), { ...natural(60), type: 'legal' }), 'beneficialOwners'],
  ['a fictive owner', companyOf(natural(70), natural(61)), null],
  ['an owner who is a fictive one too', companyOf(natural(70), natural(60, 61)), 'beneficialOwners'],
  ['a real owner marked as fictive', companyOf(natural(70), natural(60), marked), 'beneficialOwners'],
  ['a document missing', { ...ofCompany, documents: papers.slice(1) }, 'uboDocuments'],
  ['a representative with role 10 alone', companyOf(natural(10), natural(70, 60)), 'uboDocuments'],
  ['no optional answer', { ...ofPerson, answers: ofPerson.answers.slice(1) }, 'adequacyOptional'],
  ['the wish to be a professional', personWith(answered(['wphg_optional', 2])), 'professional'],
  ['one questionnaire of two', personWith(answered(['wphg_optional', 1], ['wphg', 12])), 'adequacy'],
  [
    'the test passed without one',
    withCustomer(personWith(answered('wphg_optional', 'platform_tac')), { adequacyTest: true }),
    null,
  ],
  ['a professional without one', withCustomer(personWith(answered('platform_tac')), professional), null],
  ['terms of custody, but no wallet', withCustomer(ofPerson, { defaultWallet: null }), 'custody'],
  ['no terms of custody', { ...ofPerson, answers: ofPerson.answers.slice(0, -1) }, 'custody'],
  ['no identity check', withCustomer({ ...ofPerson, identification: null }, { kycPassed: false }), 'identity'],
  ['a confirmed identity before the customer is reloaded', withCustomer(ofPerson, { kycPassed: false }), null],
])('with %s the next step is %3$s', (_, facts, expected) => {
  expect(firstOpen(facts)).toBe(expected);
});

test.each([
  [6, 'adequacyRisk'],
  [7, 'adequacyRisk'],
  [8, null],
] as const)('experience graded %i leads to %s', (grade, expected) => {
  const given = answered(['wphg_optional', 1], ['wphg', 12], ['wphg_experience', grade], 'platform_tac');
  const facts = { ...ofPerson, answers: given };
  expect(firstOpen(facts)).toBe(expected);
  // An older answer, which a shop may have kept, does not count.
  expect(firstOpen({ ...facts, answers: [...answered(['wphg_experience', 14 - grade]), ...given] })).toBe(expected);
  for (const pass of [
    withCustomer(facts, { adequacyTest: true }),
    withCustomer(facts, professional),
    { ...facts, answers: [...given, ...answered('wphg_risk')] },
  ])
    expect(firstOpen(pass)).toBe(null);
});

test.each([
  ['new', false, true],
  ['init', false, false],
  ['pending', false, true],
  ['approved', true, false],
  ['approved_in_review', true, false],
  ['approved_data', true, false],
  ['approved_data_changed', true, false],
  ['rejected', false, false],
  ['rejected_in_review', false, true],
  ['unheard_of', false, false],
])('an identification that is %s: passed %s, under review %s', (stateAsString, passed, review) => {
  expect([isIdentified({ stateAsString }), isUnderReview({ stateAsString })]).toEqual([passed, review]);
});

describe('whatever the facts are', () => {
  test('the open step is the first in the order of requirement 4.19 whose rule does not hold', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const open = firstOpen(facts);
        const before = open === null ? steps : steps.slice(0, steps.indexOf(open));
        const elsewhere = rowsOf(facts.customer).flatMap((row) => (isElsewhere(row, facts) ? [row.step] : []));
        expect(before.every((step) => isStepDone(step, facts) || elsewhere.includes(step))).toBe(true);
        if (open !== null) expect(isStepDone(open, facts)).toBe(false);
      }),
    );
  });

  test('the guard’s step can be done: its task is open, or waits for the partner', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { step, tasks } = onboardingProgressOf(facts);
        const task = tasks.find((each) => each.step === step);
        const waits = step === 'identity' && isUnderReview(facts.identification);
        if (step === null) expect(tasks.every(({ state }) => state === 'done' || state === 'elsewhere')).toBe(true);
        else expect(task).toMatchObject({ step, state: waits ? 'waiting' : 'open' });
      }),
    );
  });

  /** Requirements 2.34 and 4.30. */
  test('a task is done with its step, and locked only by another that is not done', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const tasks = tasksOf(facts);
        const locks: Partial<Record<TaskKey, readonly TaskKey[]>> = {
          uboDocuments: ['representatives', 'beneficialOwners'],
          custody: ['adequacy'],
          identity: tasks.map(({ key }) => key).filter((key) => key !== 'identity'),
        };
        for (const { key, state, step } of tasks) {
          expect(isStepDone(step, facts) && state !== 'locked').toBe(state === 'done');
          const before = tasks.filter((other) => locks[key]?.includes(other.key));
          if (state === 'open' || state === 'locked')
            expect(state === 'locked').toBe(before.some((other) => !['done', 'elsewhere'].includes(other.state)));
        }
      }),
    );
  });

  test('answered parts of a task take no more time, and the risk notice is a single tick', () => {
    const asked = tasksOf(personWith(answered(['wphg_optional', 1], 'platform_tac')));
    const notice = answered(['wphg_optional', 1], ['wphg', 3], ['wphg_experience', 7], 'platform_tac');
    expect([minutesLeft(asked), minutesLeft(tasksOf({ ...ofPerson, answers: notice }))]).toEqual([4, 1]);
    expect([1, 3, 4].map((spent) => minutesLeft(withoutSpent(asked, 'adequacy', spent)))).toEqual([3, 1, 1]);
    expect(minutesLeft(withoutSpent(asked, 'pep', 2))).toBe(4);
    const waiting = withCustomer({ ...ofPerson, identification: { stateAsString: 'new' } }, { kycPassed: false });
    expect(progressOf(tasksOf(waiting))).toEqual({ done: 5, count: 5, minutes: 0 });
    expect(progressOf(tasksOf(personWith([])))).toEqual({ done: 3, count: 5, minutes: 6 });
  });
});

test('a person whose flags are numbers is read as one with flags', () => {
  const parsed = UboPerson.parse({ id: 1, type: 'natural', roles: [60], pep: 1, churchTax: 0 });
  expect(parsed).toMatchObject({ pep: true, churchTax: false, powerOfAttorney: false });
});

test('only a first step before any other is done leads to the list of what is needed', () => {
  const lacking = { company: null, birthday: null, representativeConfirmation: false, kycPassed: false };
  const nothing = { ...ofCompany, answers: [], identification: null, persons: [], documents: [] };
  const begun = tasksOf(withCustomer(nothing, lacking));
  expect(begun.filter(({ key }) => isFirstOf(begun, key)).map(({ key }) => key)).toEqual(['companyData']);
  const all = tasksOf(ofCompany);
  expect(all.some(({ key }) => isFirstOf(all, key))).toBe(false);
});
