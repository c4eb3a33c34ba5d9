import { readQuestionnaire } from '#api/questionnaires.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { defineResource } from '../resources.ts';

/**
 * True if the shop asks a questionnaire, which is its key. A failure that says nothing of it counts as asking: the
 * questionnaire's own page tells why it could not be read.
 */
export const asking = defineResource({
  name: 'asking',
  freshness: freshness.onboarding,
  isPrivate: true,
  invalidatedBy: [],
  async read({ http, key, signal }) {
    try {
      await readQuestionnaire(http, key as QuestionnaireType, signal);
      return true;
    } catch (error) {
      return failureOf(error).kind !== 'notOffered';
    }
  },
});
