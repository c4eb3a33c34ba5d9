import { readAnsweredQuestionnaires } from '#api/questionnaires.ts';
import { defineResource } from '../resources/resources.ts';

export const answers = defineResource({
  name: 'answers',
  isKept: true,
  freshness: 'answers',
  invalidatedBy: ['answers'],
  read: ({ http, customerUuid, signal }) => readAnsweredQuestionnaires(http, customerUuid, signal),
});
