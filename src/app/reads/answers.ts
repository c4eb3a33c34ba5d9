import { readAnsweredQuestionnaires } from '#api/questionnaires.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

export const answers = defineResource({
  name: 'answers',
  freshness: freshness.answers,
  isPrivate: true,
  invalidatedBy: ['answers'],
  read: ({ http, customerUuid, signal }) => readAnsweredQuestionnaires(http, customerUuid, signal),
});
