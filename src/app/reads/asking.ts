import { readQuestionnaire } from '#api/questionnaires.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { defineResource } from '../resources/resources.ts';

/**
 * True if the shop asks the questionnaire named by the key. Any failure but `notOffered` counts as true: the
 * questionnaire's own page reports the failure.
 */
export const asking = defineResource({
  name: 'asking',
  freshness: 'onboarding',
  async read({ http, key, signal }) {
    try {
      await readQuestionnaire(http, key as QuestionnaireType, signal);
      return true;
    } catch (error) {
      return failureOf(error).kind !== 'notOffered';
    }
  },
});
