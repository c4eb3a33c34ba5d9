import { pageOf } from '#domain/shop/collection.ts';
import {
  type Answer,
  AnsweredQuestionnaire,
  Questionnaire,
  type QuestionnaireType,
} from '#domain/shop/questionnaire.ts';
import { additionRefusals } from './additions.ts';
import { readAllPages } from './allPages.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

const answered = pageOf(AnsweredQuestionnaire);

/**
 * Reads the questions of a questionnaire for this customer, in the call's language. An addition of this product
 * (requirement 7.15).
 */
export function readQuestionnaire(http: Http, type: QuestionnaireType, signal?: AbortSignal): Promise<Questionnaire> {
  const options = { call: 'readQuestionnaire', refusals: additionRefusals, signal } as const;
  return http.get(apiPath`questionnaires/${type}`, Questionnaire, options);
}

/** Reads the questionnaires that the customer has answered, at most one per type, with their grades. */
export function readAnsweredQuestionnaires(
  http: Http,
  customerUuid: string,
  signal?: AbortSignal,
): Promise<AnsweredQuestionnaire[]> {
  return readAllPages(
    (page) =>
      http.get('answered-questionnaires', answered, {
        call: 'readAnsweredQuestionnaires',
        whole: true,
        signal,
        query: { 'customer.uuid': customerUuid, ...(page > 1 && { page }) },
      }),
    ({ id }) => id,
  );
}

/**
 * Answers a questionnaire; the shop grades it. Fails with `conflict` if it is already answered. Never retry blindly:
 * after a lost answer read the answered questionnaires first.
 */
export function answerQuestionnaire(
  http: Http,
  { type, answers }: { type: QuestionnaireType; answers: readonly Answer[] },
  signal?: AbortSignal,
): Promise<AnsweredQuestionnaire> {
  const body = { questionnaire: type, answers };
  return http.post('answered-questionnaires', body, AnsweredQuestionnaire, { call: 'answerQuestionnaire', signal });
}

/**
 * Deletes an answered questionnaire and everything that rests on it. Fails with `notFound` if it is already deleted.
 */
export function takeBackAnswers(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(apiPath`answered-questionnaires/${id}`, { call: 'takeBackAnswers', signal });
}
