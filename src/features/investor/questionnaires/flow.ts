import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  answerQuestionnaire,
  readAnsweredQuestionnaires,
  readQuestionnaire,
  takeBackAnswers,
} from '#api/questionnaires.ts';
import type { App } from '#app/app.ts';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import { ask } from '#app/flow/ask.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import type { Change } from '#app/resources/resources.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { questionnaireMachine } from '#machines/flows/questionnaire/machine.ts';
import { type AskingPage, questionnaireInputs } from './askingPages.ts';

export type QuestionnaireActor = ActorRefFrom<typeof questionnaireMachine>;

/**
 * Returns the draft of a page's answers, kept on this device until the shop has them. Each questionnaire starts empty.
 */
export const answersDraft = (page: AskingPage, customerUuid: string) =>
  disclosureDraft(`questionnaire.${page}`, customerUuid, {});

type Ways = Pick<App, 'http' | 'resources' | 'confirmation'>;

/**
 * Connects the machine to the shop. `onEnd`: called when nothing is left to do here, or another step must come first. A
 * reload restarts the machine: the shop has the sent answers, and the draft has the selected ones.
 */
export function questionnaireFlow(
  { http, resources, confirmation }: Ways,
  customerUuid: string,
  page: AskingPage,
  onEnd: (...changes: readonly Change[]) => void,
): Flow<typeof questionnaireMachine> {
  return {
    machine: questionnaireMachine.provide({
      actors: {
        readQuestions: fromPromise(async ({ input, signal }) => {
          const [answered, ...questionnaires] = await Promise.all([
            readAnsweredQuestionnaires(http, customerUuid, signal),
            ...input.types.map((type) => readQuestionnaire(http, type, signal)),
          ]);
          return { questionnaires, answered };
        }),
        readAnswered: fromPromise(({ signal }) => readAnsweredQuestionnaires(http, customerUuid, signal)),
        sendAnswers: fromPromise(({ input, signal }) => answerQuestionnaire(http, input, signal)),
        takeBack: fromPromise(async ({ input, signal }) => {
          try {
            await takeBackAnswers(http, input.id, signal);
          } catch (error) {
            // Already deleted: by another tab, or by a call whose answer was lost.
            if (failureOf(error).kind !== 'notFound') throw error;
          }
        }),
      },
    }),
    input: questionnaireInputs[page],
    listen(questionnaire: QuestionnaireActor) {
      let isShown = true;
      // The answers decide on the customer's progress, and on the status as a professional investor.
      return [
        questionnaire.on('change.asked', async () => {
          const accepted = await ask(confirmation, page, 'deleteSurveys');
          // A customer who has left the page takes nothing back.
          if (isShown) questionnaire.send({ type: accepted ? 'change.confirmed' : 'change.declined' });
        }),
        questionnaire.on('answers.changed', () => {
          resources.invalidate('answers');
          resources.invalidate('customer');
        }),
        questionnaire.on('answers.forgotten', () => answersDraft(page, customerUuid).forget()),
        questionnaire.subscribe({
          complete() {
            // Also covers another tab's answers: the data cached here may be older.
            onEnd('answers', 'customer');
          },
        }),
        {
          unsubscribe() {
            isShown = false;
            confirmation.send({ type: 'confirmation.withdrawn', id: page });
          },
        },
      ];
    },
  };
}
