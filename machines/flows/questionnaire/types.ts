import type { Answers } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';

export interface QuestionnaireInput {
  /** Types of the page's questionnaires, in their order. */
  asks: readonly QuestionnaireType[];
  /** Types that a change takes back; the first one is asked again, on this page or on its own page. */
  resets: readonly QuestionnaireType[];
  /** True if the page explains a passed test before the user continues. */
  explains: boolean;
}

export interface QuestionnaireContext extends QuestionnaireInput {
  questionnaires: Questionnaire[];
  /** Customer's answered questionnaires as last known. */
  answered: AnsweredQuestionnaire[];
  /** Last submitted answers, until the shop has all of them. */
  given: Answers;
  failure: Failure | null;
}

export type QuestionnaireEvent =
  | { type: 'retry.requested' }
  | { type: 'answers.submitted'; answers: Answers }
  /** The user changed an answer after a failure. */
  | { type: 'answers.edited' }
  /** The user asks to change an answer that the shop has. */
  | { type: 'change.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  /** The user has read the result. */
  | { type: 'result.accepted' };

export type QuestionnaireEmitted =
  /** Asks the user before answers are taken back (`deleteSurveys`, requirement 4.23). */
  | { type: 'change.asked' }
  /** The shop's answers have changed. */
  | { type: 'answers.changed' }
  /** Answers chosen on this page have to be deleted. */
  | { type: 'answers.forgotten' };
