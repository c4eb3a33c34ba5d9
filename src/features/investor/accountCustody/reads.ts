import { readQuestionnaire } from '#api/questionnaires.ts';
import { defineResource } from '#app/resources/resources.ts';

/** Current terms of custody in the reader's language. */
export const custodyTerms = defineResource({
  name: 'custodyTerms',
  freshness: 'content',
  invalidatedBy: ['answers', 'locale'],
  read: ({ http, signal }) => readQuestionnaire(http, 'platform_tac', signal),
});
