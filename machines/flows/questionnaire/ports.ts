import { fromPromise } from 'xstate';
import type { Answer, AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Questionnaires of the page, and all answered questionnaires of the customer. */
export interface QuestionnaireReading {
  questionnaires: Questionnaire[];
  answered: AnsweredQuestionnaire[];
}

/** Reads `GET questionnaires/{type}` for each type and `GET answered-questionnaires` at once. Fails like any read. */
export const readQuestions = fromPromise<QuestionnaireReading, { types: readonly QuestionnaireType[] }>(notProvided);

/** Reads `GET answered-questionnaires`. Fails like any read. */
export const readAnswered = fromPromise<AnsweredQuestionnaire[], void>(notProvided);

/**
 * Sends the answers by `POST answered-questionnaires`. Fails with `violations` at the questions, with `conflict` if
 * answered already, or like any call; never called blindly.
 */
export const sendAnswers = fromPromise<AnsweredQuestionnaire, { type: QuestionnaireType; answers: readonly Answer[] }>(
  notProvided,
);

/** Takes answers back by `DELETE answered-questionnaires/{id}`; succeeds if already taken back. Fails like any call. */
export const takeBack = fromPromise<void, { id: number }>(notProvided);
