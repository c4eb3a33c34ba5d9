import { type Facts, type Step, steps } from '#domain/onboarding/steps.ts';
import { answered, natural, ofCompany, ofPerson, papers } from '#domain/onboarding/testing/facts.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { onboardingMachine } from '../machine.ts';
import type { Found } from '../ports.ts';
import * as selectors from '../selectors.ts';
import type { PathRequest } from '../types.ts';

export const home: PathRequest = { path: '/', purpose: 'home' };
export const investing: PathRequest = { path: '/order-process/token?product=WIND', purpose: 'investing' };

/** Returns the facts with changed fields of the customer. */
const having = (facts: Facts, change: Partial<Facts['customer']>): Facts => ({
  ...facts,
  customer: { ...facts.customer, ...change },
});

const unidentified = having({ ...ofCompany, identification: null }, { kycPassed: false });

/** Facts per first open step; all other steps are done. */
export const openAt: Record<Step, Facts> = {
  companyData: having(ofCompany, { company: null }),
  personalData: having(ofPerson, { birthday: null }),
  pep: having(ofPerson, { representativeConfirmation: false }),
  representatives: { ...ofCompany, persons: [natural(60)] },
  beneficialOwners: { ...ofCompany, persons: [natural(70)] },
  uboDocuments: { ...ofCompany, documents: papers.slice(1) },
  adequacyOptional: { ...ofPerson, answers: ofPerson.answers.slice(1) },
  professional: { ...ofPerson, answers: [...answered(['wphg_optional', 2]), ...ofPerson.answers.slice(1)] },
  adequacy: { ...ofPerson, answers: answered(['wphg_optional', 1], 'platform_tac') },
  adequacyRisk: {
    ...ofPerson,
    answers: answered(['wphg_optional', 1], ['wphg', 3], ['wphg_experience', 7], 'platform_tac'),
  },
  custody: { ...ofPerson, answers: ofPerson.answers.slice(0, -1) },
  identity: unidentified,
};
/** Facts whose missing answers cannot be given at the shop; all other steps are done or under review. */
export const elsewhere: Facts = { ...openAt.adequacy, isAsking: false };
export const underReview: Facts = { ...unidentified, identification: { stateAsString: 'pending' } };
export const asked = having(ofPerson, { status: 'follow_up' });
export const banned = having(ofPerson, { cryptoRegistrarStatus: 'rejected' });

export const found = (facts: Facts, ...led: Lead[]): Found => ({ facts, led });

export const onboardingCases: Cases<typeof onboardingMachine> = {
  input: { led: [], request: null, kept: false },
  otherInputs: [
    named('led to the contact before', { led: ['contact'], request: investing, kept: false }),
    named('granted before the page was reloaded', { led: [], request: null, kept: true }),
  ],
  events: [
    named('to the home page', { type: 'path.requested', request: home }),
    named('to invest', { type: 'path.requested', request: investing }),
    { type: 'disclosure.opened' },
    { type: 'step.completed' },
    { type: 'facts.changed' },
    named('more is asked for', { type: 'customer.seen', leads: ['contact'], led: [] }),
    named('banned', { type: 'customer.seen', leads: ['banned'], led: [] }),
    { type: 'customer.switched', led: [], request: null },
    { type: 'retry.requested' },
  ],
  outcomes: [
    succeeds('readCustomer', ofPerson.customer, 'let in before'),
    succeeds('readCustomer', openAt.identity.customer, 'not let in yet'),
    fails('readCustomer', offline),
    succeeds('readFacts', found(asked), 'more is asked for'),
    succeeds('readFacts', found(asked, 'contact'), 'more is asked for, as was told in another tab'),
    succeeds('readFacts', found(banned), 'banned'),
    ...steps.map((step) => succeeds('readFacts', found(openAt[step]), `${step} is open`)),
    succeeds('readFacts', found(underReview), 'the identity is under review'),
    succeeds('readFacts', found(elsewhere), 'what is open is done elsewhere'),
    succeeds('readFacts', found(ofPerson), 'nothing is open'),
    fails('readFacts', offline),
    elapses('onboardingFreshness', 'onboarding.open'),
    elapses('onboardingFreshness', 'onboarding.granted'),
  ],
  // Guards read no part of the context except the notices that the customer has seen.
  stateKey: ({ context }) => [...context.led].sort(),
  invariants: ({ context, value, tags }) => ({
    'nothing is granted while it is being found out': !tags.has('busy') || !tags.has('home'),
    'a path to invest is granted only to whom the home page is': !tags.has('investing') || tags.has('home'),
    'a step that is led to is the first one open':
      typeof value !== 'object' || !('open' in value) || context.progress?.step === Object.values(value)[0],
    'investing waits for what is done elsewhere':
      context.progress?.elsewhere == null || !tags.has('investing') || JSON.stringify(value) === '{"granted":"barred"}',
    'all steps are done where everything is granted':
      JSON.stringify(value) !== '{"granted":"passed"}' || context.progress?.step === null,
  }),
};

export const subject: Subject = { name: 'onboarding', machine: onboardingMachine, cases: onboardingCases, selectors };
