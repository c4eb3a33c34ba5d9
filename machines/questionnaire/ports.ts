import { fromPromise } from 'xstate';
import type { Answer, AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { notProvided } from '#machines/notProvided.ts';

/** What is asked, and what the customer has answered of all that there is. */
export interface QuestionnaireReading {
  questionnaires: Questionnaire[];
  answered: AnsweredQuestionnaire[];
}

/** `GET questionnaires/{type}` for each type and `GET answered-questionnaires`, all at once. Fails like any read. */
export const readQuestions = fromPromise<QuestionnaireReading, { types: readonly QuestionnaireType[] }>(notProvided);

/** `GET answered-questionnaires`. Fails like any read. */
export const readAnswered = fromPromise<AnsweredQuestionnaire[], void>(notProvided);

/**
 * `POST answered-questionnaires`. Fails with `violations` at the questions, with `conflict` when it is answered already,
 * or like any call; never called blindly.
 */
export const sendAnswers = fromPromise<AnsweredQuestionnaire, { type: QuestionnaireType; answers: readonly Answer[] }>(
  notProvided,
);

/** `DELETE answered-questionnaires/{id}`; one that is gone already is taken back. Fails like any call. */
export const takeBack = fromPromise<void, { id: number }>(notProvided);
