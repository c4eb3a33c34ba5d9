import { isProfessional } from '#domain/person/customerStatus.ts';
import { answeredOf, isAsked, testResult, testTypes } from '#domain/person/questionnaires.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { CustomerDocument, Identification, UboPerson } from '#domain/shop/onboarding.ts';
import type { AnsweredQuestionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { missingEvidence } from './evidence.ts';
import { isIdentified } from './identity.ts';
import { hasBeneficialOwner, hasRepresentative } from './ownership.ts';

/** Data of the shop that determine the onboarding's progress. */
export interface Facts {
  customer: Customer;
  answers: readonly Pick<AnsweredQuestionnaire, 'questionnaire' | 'grade'>[];
  /** Latest identity check; null if there was none. */
  identification: Pick<Identification, 'stateAsString'> | null;
  /** Representatives and owners of a company; empty for persons. */
  persons: readonly UboPerson[];
  /** Evidence about a company; empty for persons. */
  documents: readonly Pick<CustomerDocument, 'purpose' | 'createdAt' | 'name'>[];
  /** Today in the shop's time zone, for the age of documents. */
  today: CalendarDate;
  /** True if the shop has questionnaires; otherwise customers answer them to the issuer in another way. */
  isAsking: boolean;
}

/** Step of the self-disclosure: all data for the guard, the list of tasks and the pages. */
interface StepRow<Step, TaskKey, Path> {
  step: Step;
  task: TaskKey;
  path: Path;
  /** Duration shown to customers; 0 if few need the step. A task's duration is the sum of its steps'. */
  minutes: number;
  /** Tasks to complete before this step's task. */
  after?: readonly TaskKey[] | 'others';
  ofCompanies?: true;
  /**
   * True if every change starts a new check; the forms of other steps depend on the changed fields (`startsNewCheck`).
   */
  isChecked?: true;
  /** Questionnaires of the step. An unanswered one can be answered here only if the shop has questionnaires. */
  asks?: readonly QuestionnaireType[];
  /** Condition while the step is open, and source of the rule: for the guard's chart. */
  description: string;
  requirement: string;
  /** Rule of requirements 5.12 to 5.19. */
  isDone: (facts: Facts) => boolean;
}

/** True if all values are present; a text of spaces is not. */
const filled = (...values: readonly (string | null | undefined)[]) =>
  values.every((value) => typeof value === 'string' && value.trim() !== '');

const isAnswered = ({ answers }: Pick<Facts, 'answers'>, type: QuestionnaireType) => answeredOf(answers, type) !== null;

/** True for customers who pass without questionnaires. */
const isExempt = ({ customer }: Pick<Facts, 'customer'>) => customer.adequacyTest || isProfessional(customer);

/** Steps in the guard's order (requirement 4.19). */
const table = [
  {
    step: 'companyData',
    task: 'companyData',
    path: '/self-disclosure/company',
    minutes: 4,
    ofCompanies: true,
    description: 'Data of the company are missing.',
    requirement: '5.13',
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
    requirement: '5.12',
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
    requirement: '5.14',
    isDone: ({ customer }) => customer.representativeConfirmation,
  },
  {
    step: 'representatives',
    task: 'representatives',
    path: '/self-disclosure/representatives',
    minutes: 3,
    isChecked: true,
    ofCompanies: true,
    description: 'No representative of the company is named.',
    requirement: '5.15',
    isDone: ({ persons }) => hasRepresentative(persons),
  },
  {
    step: 'beneficialOwners',
    task: 'beneficialOwners',
    path: '/self-disclosure/ubo',
    minutes: 4,
    isChecked: true,
    ofCompanies: true,
    description: 'No beneficial owner of the company is named.',
    requirement: '5.16',
    isDone: ({ persons }) => hasBeneficialOwner(persons),
  },
  {
    step: 'uboDocuments',
    task: 'uboDocuments',
    path: '/self-disclosure/ubo-documents',
    minutes: 5,
    // The required documents depend on the representatives.
    after: ['representatives', 'beneficialOwners'],
    ofCompanies: true,
    description: 'Evidence about the company is missing or too old.',
    requirement: '5.17',
    isDone: ({ persons, documents, today }) => missingEvidence(persons, documents, today).length === 0,
  },
  {
    step: 'adequacyOptional',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-optional',
    minutes: 1,
    asks: ['wphg_optional'],
    description: 'The classification as an investor is not chosen.',
    requirement: '4.19',
    // A professional investor skips the tests (requirement 6.3), and with them the question of which to take.
    isDone: (facts) => isProfessional(facts.customer) || isAnswered(facts, 'wphg_optional'),
  },
  {
    step: 'professional',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-professional',
    minutes: 0,
    asks: ['professional'],
    description: 'The classification as a professional is not finished.',
    requirement: '5.19',
    isDone: (facts) => isProfessional(facts.customer) || !isAsked('professional', facts.answers),
  },
  {
    step: 'adequacy',
    task: 'adequacy',
    path: '/self-disclosure/adequacy',
    minutes: 4,
    asks: testTypes,
    description: 'The appropriateness test is not answered.',
    requirement: '5.18',
    isDone: (facts) => isExempt(facts) || testResult(facts.answers) !== 'open',
  },
  {
    step: 'adequacyRisk',
    task: 'adequacy',
    path: '/self-disclosure/adequacy-risk',
    minutes: 0,
    asks: ['wphg_risk'],
    description: 'The experience is too little; the risk notice is to be confirmed.',
    requirement: '5.19',
    // A confirmed risk notice lets customers with too little experience continue.
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
    requirement: '5.19, 6.6',
    // Agreed to, but without a wallet: the step was interrupted and has to resume, since a customer without a wallet
    // cannot invest.
    isDone: (facts) => isAnswered(facts, 'platform_tac') && walletOf(facts.customer) !== null,
  },
  {
    step: 'identity',
    task: 'identity',
    path: '/self-disclosure/kyc',
    minutes: 5,
    // The data that the partner compares with the identity card must be complete.
    after: 'others',
    description: 'The identity is not proven.',
    requirement: '4.10',
    isDone: ({ customer, identification }) => customer.kycPassed || isIdentified(identification),
  },
] as const satisfies readonly StepRow<string, string, `/self-disclosure/${string}`>[];

export type Step = (typeof table)[number]['step'];
/**
 * Task as customers see it; may combine several steps of the guard, such as the appropriateness test and its risk
 * notice.
 */
export type TaskKey = (typeof table)[number]['task'];

export const stepRows: readonly StepRow<Step, TaskKey, (typeof table)[number]['path']>[] = table;

export const steps: readonly Step[] = table.map(({ step }) => step);

/** True if every change of a task starts a new check of a checked customer. */
export const isCheckedTask = (key: TaskKey): boolean =>
  stepRows.some(({ task, isChecked }) => task === key && isChecked);

/** Steps that apply to the customer, in order. */
export const rowsOf = ({ accountType }: Pick<Customer, 'accountType'>) =>
  stepRows.filter(({ ofCompanies }) => accountType === 'company' || !ofCompanies);

/** True if a step is done, or does not apply to this customer. */
export const isStepDone = (step: Step, facts: Facts): boolean =>
  rowsOf(facts.customer).every((row) => row.step !== step || row.isDone(facts));

type Row = (typeof stepRows)[number];

/** Questionnaire that an open step needs next; null if the step is done, or needs none. */
const missingAnswer = ({ asks = [], isDone }: Row, facts: Facts): QuestionnaireType | null =>
  isDone(facts) ? null : (asks.find((type) => !isAnswered(facts, type)) ?? null);

/** Returns the first unanswered questionnaire; null if there is none. */
export function firstQuestionnaire(facts: Facts): QuestionnaireType | null {
  for (const row of rowsOf(facts.customer)) {
    const type = missingAnswer(row, facts);
    if (type !== null) return type;
  }
  return null;
}

/** True if an open step can only be done elsewhere: it needs a questionnaire that the shop does not offer here. */
export const isElsewhere = (row: Row, facts: Facts): boolean => !facts.isAsking && missingAnswer(row, facts) !== null;

/** True if a step is open and can be done here. */
export const isStepOpen = (step: Step, facts: Facts): boolean =>
  rowsOf(facts.customer).some((row) => row.step === step && !row.isDone(facts) && !isElsewhere(row, facts));

/** Step that the guard redirects to: the first open step that can be done here, in order; null if none. */
export const firstOpen = (facts: Facts): Step | null => steps.find((step) => isStepOpen(step, facts)) ?? null;

/** First step that can only be done elsewhere; null if there is none. */
export const firstElsewhere = (facts: Facts): Step | null =>
  rowsOf(facts.customer).find((row) => isElsewhere(row, facts))?.step ?? null;

/**
 * Returns the path of the first open step of the appropriateness test, which an admitted customer may reopen by another
 * classification. Null if none is open.
 */
export function openTestOf(known: Pick<Facts, 'customer' | 'answers'>) {
  const facts: Facts = { ...known, identification: null, persons: [], documents: [], today: '', isAsking: true };
  return stepRows.find(({ task, isDone }) => task === 'adequacy' && !isDone(facts))?.path ?? null;
}
