import { isProfessional } from '#domain/person/customerStatus.ts';
import { answeredOf, isAsked, testResult, testTypes } from '#domain/person/questionnaires.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { CustomerDocument, Identification, UboPerson } from '#domain/shop/onboarding.ts';
import type { AnsweredQuestionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { hasBeneficialOwner, hasRepresentative, missingEvidence } from './company.ts';
import { isIdentified } from './identity.ts';

/** All that is asked of the shop to know how far somebody has come. */
export interface Facts {
  customer: Customer;
  answers: readonly Pick<AnsweredQuestionnaire, 'questionnaire' | 'grade'>[];
  /** The latest; null where no check was begun. */
  identification: Pick<Identification, 'stateAsString'> | null;
  /** Of a company; empty for a person. */
  persons: readonly UboPerson[];
  /** Of a company; empty for a person. */
  documents: readonly Pick<CustomerDocument, 'purpose' | 'createdAt' | 'name'>[];
  /** The day at the shop, by which documents are too old. */
  today: CalendarDate;
  /** True if the shop asks questionnaires here; without them, what they ask is told to the issuer in another way. */
  isAsking: boolean;
}

/** A step of the self-disclosure: all that the guard, the list of tasks and the pages go by. */
interface StepRow<Step, TaskKey, Path> {
  step: Step;
  /** What it is a part of for whoever does it. */
  task: TaskKey;
  /** The screen on which it is done. */
  path: Path;
  /** What we tell people it takes; 0 where only few have to do it. A task takes as long as its steps. */
  minutes: number;
  /** The tasks that lock its own until they are done. */
  after?: readonly TaskKey[] | 'others';
  /** Only companies have it. */
  ofCompanies?: true;
  /** Every change of it starts a new check; the forms of the others ask which field it is (`startsNewCheck`). */
  isChecked?: true;
  /** The questionnaires that do it; without one that is missing, it is done here only if the shop asks them. */
  asks?: readonly QuestionnaireType[];
  /** What is so while it is open, and where the rule stands: for the guard's chart. */
  description: string;
  requirement: string;
  /** The rule of spec section 5. */
  isDone: (facts: Facts) => boolean;
}

/** Whether all of these are there; a text of spaces is not. */
const filled = (...values: readonly (string | null | undefined)[]) =>
  values.every((value) => typeof value === 'string' && value.trim() !== '');

const isAnswered = ({ answers }: Pick<Facts, 'answers'>, type: QuestionnaireType) => answeredOf(answers, type) !== null;

/** Passed without looking at the questionnaires. */
const isExempt = ({ customer }: Pick<Facts, 'customer'>) => customer.adequacyTest || isProfessional(customer);

/** In the order in which the guard looks at them (spec section 4). */
const table = [
  {
    step: 'companyData',
    task: 'companyData',
    path: '/self-disclosure/company',
    minutes: 4,
    ofCompanies: true,
    description: 'Data of the company are missing.',
    requirement: 'spec 5, company data',
    isDone: ({ customer: { company } }) =>
      company !== null &&
      company.defaultAddress !== null &&
      filled(company.companyName, company.companyType, company.taxnumber, company.foundingDate) &&
      filled(company.iban, company.bic, company.bankName, company.beneficiary) &&
      filled(company.bankCountry, company.bankCurrency),
  },
  {
    step: 'personalData',
    task: 'personalData',
    path: '/self-disclosure/personal',
    minutes: 3,
    description: 'Personal data are missing.',
    requirement: 'spec 5, personal data',
    isDone: ({ customer }) => {
      const address = customer.defaultAddress;
      return (
        filled(customer.firstName, customer.lastName, customer.birthday, customer.birthCountry) &&
        filled(customer.mobileNumber, address?.street, address?.city, address?.postcode, address?.countryCode) &&
        (customer.accountType === 'company' ||
          filled(customer.bankName, customer.beneficiary, customer.bic, customer.iban))
      );
    },
  },
  {
    step: 'pep',
    task: 'pep',
    path: '/self-disclosure/pep',
    minutes: 1,
    isChecked: true,
    description: 'The declaration on politically exposed persons is missing.',
    requirement: 'spec 5, PEP',
    isDone: ({ customer }) => customer.representativeConfirmation,
  },
  {
    step: 'representatives',
    task: 'representatives',
    path: '/self-disclosure/representatives',
    minutes: 3,
    isChecked: true,
    ofCompanies: true,
    description: 'Nobody is named who represents the company.',
    requirement: 'spec 5, representatives',
    isDone: ({ persons }) => hasRepresentative(persons),
  },
  {
    step: 'beneficialOwners',
    task: 'beneficialOwners',
    path: '/self-disclosure/ubo',
    minutes: 4,
    isChecked: true,
    ofCompanies: true,
    description: 'Nobody is named to whom the company belongs.',
    requirement: 'spec 5, UBO step',
    isDone: ({ persons }) => hasBeneficialOwner(persons),
  },
  {
    step: 'uboDocuments',
    task: 'uboDocuments',
    path: '/self-disclosure/ubo-documents',
    minutes: 5,
    // Which documents are needed depends on who represents the company.
    after: ['representatives', 'beneficialOwners'],
    ofCompanies: true,
    description: 'Evidence about the company is missing or too old.',
    requirement: 'spec 5, UBO documents',
    isDone: ({ persons, documents, today }) => missingEvidence(persons, documents, today).length === 0,
  },
  {
    step: 'adequacyOptional',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-optional',
    minutes: 1,
    asks: ['wphg_optional'],
    description: 'The classification as an investor is not chosen.',
    requirement: 'spec 4.19',
    // A professional investor skips the tests (spec section 6), and with them the question of which to take.
    isDone: (facts) => isProfessional(facts.customer) || isAnswered(facts, 'wphg_optional'),
  },
  {
    step: 'professional',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-professional',
    minutes: 0,
    asks: ['professional'],
    description: 'The classification as a professional is not finished.',
    requirement: 'spec 5, professional step',
    isDone: (facts) => isProfessional(facts.customer) || !isAsked('professional', facts.answers),
  },
  {
    step: 'adequacy',
    task: 'adequacy',
    path: '/self-disclosure/adequacy',
    minutes: 4,
    asks: testTypes,
    description: 'The appropriateness test is not answered.',
    requirement: 'spec 5, suitability',
    isDone: (facts) => isExempt(facts) || testResult(facts.answers) !== 'open',
  },
  {
    step: 'adequacyRisk',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-risk',
    minutes: 0,
    asks: ['wphg_risk'],
    description: 'The experience is too little; the risk notice is to be confirmed.',
    requirement: 'spec 5, risk check',
    // The risk notice, once it is confirmed, is what lets somebody go on whose experience is too little.
    isDone: (facts) => isExempt(facts) || !isAsked('wphg_risk', facts.answers) || isAnswered(facts, 'wphg_risk'),
  },
  {
    step: 'custody',
    task: 'custody',
    path: '/self-disclosure/custody',
    minutes: 1,
    after: ['adequacy'],
    asks: ['platform_tac'],
    description: 'The terms of custody are not accepted.',
    requirement: 'spec 5, custody',
    // Agreed to, but without a wallet, it was interrupted: it goes on there, since nobody can invest without one.
    isDone: (facts) => isAnswered(facts, 'platform_tac') && walletOf(facts.customer) !== null,
  },
  {
    step: 'identity',
    task: 'identity',
    path: '/self-disclosure/kyc',
    minutes: 5,
    // What is checked against the identity card has to be there.
    after: 'others',
    description: 'The identity is not proven.',
    requirement: 'spec 4, identity verification',
    isDone: ({ customer, identification }) => customer.kycPassed || isIdentified(identification),
  },
] as const satisfies readonly StepRow<string, string, `/self-disclosure/${string}`>[];

export type Step = (typeof table)[number]['step'];
/** What the guard takes apart is one task for whoever does it, such as the appropriateness test with its risk notice. */
export type TaskKey = (typeof table)[number]['task'];

export const stepRows: readonly StepRow<Step, TaskKey, (typeof table)[number]['path']>[] = table;

export const steps: readonly Step[] = table.map(({ step }) => step);

/** Whether every change of a task starts a new check of who was checked. */
export const isCheckedTask = (key: TaskKey): boolean =>
  stepRows.some(({ task, isChecked }) => task === key && isChecked);

/** The steps that somebody has, in order. */
export const rowsOf = ({ accountType }: Pick<Customer, 'accountType'>) =>
  stepRows.filter(({ ofCompanies }) => accountType === 'company' || !ofCompanies);

/** Whether a step is done, or is none of this customer's. */
export const passes = (step: Step, facts: Facts): boolean =>
  rowsOf(facts.customer).every((row) => row.step !== step || row.isDone(facts));

type Row = (typeof stepRows)[number];

/** The questionnaire by which a step that is open goes on; null if it is done, or goes on without one. */
const missingAnswer = ({ asks = [], isDone }: Row, facts: Facts): QuestionnaireType | null =>
  isDone(facts) ? null : (asks.find((type) => !isAnswered(facts, type)) ?? null);

/** The first questionnaire that is still to be answered; null if none is. */
export function firstQuestionnaire(facts: Facts): QuestionnaireType | null {
  for (const row of rowsOf(facts.customer)) {
    const type = missingAnswer(row, facts);
    if (type !== null) return type;
  }
  return null;
}

/** True if an open step can only be done elsewhere: it is answered in a questionnaire that the shop does not ask here. */
export const isElsewhere = (row: Row, facts: Facts): boolean => !facts.isAsking && missingAnswer(row, facts) !== null;

/** True if a step is to be done, and can be done here. */
export const lacks = (step: Step, facts: Facts): boolean =>
  rowsOf(facts.customer).some((row) => row.step === step && !row.isDone(facts) && !isElsewhere(row, facts));

/** The step that the guard leads to: the first that is not done and can be done here, in the exact order; else null. */
export const firstOpen = (facts: Facts): Step | null => steps.find((step) => lacks(step, facts)) ?? null;

/** The first step that can only be done elsewhere; null if there is none. */
export const firstElsewhere = (facts: Facts): Step | null =>
  rowsOf(facts.customer).find((row) => isElsewhere(row, facts))?.step ?? null;

/**
 * The path of the first step of the appropriateness test that is open: whoever was admitted can have undone it by another
 * classification. Null where nothing of it is open.
 */
export function openTestOf(known: Pick<Facts, 'customer' | 'answers'>) {
  const facts: Facts = { ...known, identification: null, persons: [], documents: [], today: '', isAsking: true };
  return stepRows.find(({ task, isDone }) => task === 'adequacy' && !isDone(facts))?.path ?? null;
}
