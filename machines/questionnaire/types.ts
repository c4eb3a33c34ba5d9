import type { Answers } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';

export interface QuestionnaireInput {
  /** What is asked here, in this order. */
  asks: readonly QuestionnaireType[];
  /** What a change takes back, the first of which is asked anew: here, or on the page that asks it. */
  resets: readonly QuestionnaireType[];
  /** Whether a test that was passed is explained before it goes on. */
  explains: boolean;
}

export interface QuestionnaireContext extends QuestionnaireInput {
  questionnaires: Questionnaire[];
  /** All that the shop has of this customer, as far as it is known. */
  answered: AnsweredQuestionnaire[];
  /** What was submitted last, until all of it is at the shop. */
  given: Answers;
  failure: Failure | null;
}

export type QuestionnaireEvent =
  | { type: 'retry.requested' }
  | { type: 'answers.submitted'; answers: Answers }
  /** Something was chosen after a failure. */
  | { type: 'answers.edited' }
  /** An answer that the shop has is to be changed. */
  | { type: 'change.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  /** The result was read. */
  | { type: 'result.accepted' };

export type QuestionnaireEmitted =
  /** Spec section 4: somebody has to be asked before answers are taken back (`deleteSurveys`). */
  | { type: 'change.asked' }
  /** The shop has other answers than before. */
  | { type: 'answers.changed' }
  /** What was chosen here is not to be kept any longer. */
  | { type: 'answers.forgotten' };
