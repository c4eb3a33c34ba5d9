import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  answerQuestionnaire,
  readAnsweredQuestionnaires,
  readQuestionnaire,
  takeBackAnswers,
} from '#api/questionnaires.ts';
import type { App } from '#app/app.ts';
import { ask } from '#app/ask.ts';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import type { Change } from '#app/resources.ts';
import type { Flow } from '#app/startFlow.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { questionnaireMachine } from '#machines/questionnaire/machine.ts';
import { type AskingPage, inputs } from './pages.ts';

export type QuestionnaireActor = ActorRefFrom<typeof questionnaireMachine>;

/** What is chosen on a page, kept on this device until it is at the shop. Each questionnaire begins empty. */
export const answersDraft = (page: AskingPage, customerUuid: string) =>
  disclosureDraft(`questionnaire.${page}`, customerUuid, {});

type Ways = Pick<App, 'http' | 'resources' | 'confirmation'>;

/**
 * The machine on the shop. `onEnd`: nothing is left to do here, or something is to be done before it. It begins anew after a
 * reload: what is answered is at the shop, what is chosen in the draft.
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
            // Gone already: by another tab, or by a call whose answer was lost.
            if (failureOf(error).kind !== 'notFound') throw error;
          }
        }),
      },
    }),
    input: inputs[page],
    listen(questionnaire: QuestionnaireActor) {
      let isShown = true;
      // What is answered decides how far the customer has come, and whether they are a professional investor.
      let changes: readonly Change[] = [];
      const listening = [
        questionnaire.on('change.asked', async () => {
          const accepted = await ask(confirmation, page, 'deleteSurveys');
          // Whoever has left takes nothing back.
          if (isShown) questionnaire.send({ type: accepted ? 'change.confirmed' : 'change.declined' });
        }),
        questionnaire.on('answers.changed', () => {
          changes = ['answers', 'customer'];
        }),
        questionnaire.on('answers.forgotten', () => answersDraft(page, customerUuid).forget()),
        questionnaire.subscribe({
          complete() {
            // Also where it was another tab that did it: what is known here may be older.
            onEnd('answers', 'customer');
            changes = [];
          },
        }),
      ];
      return () => {
        isShown = false;
        for (const change of changes) resources.invalidate(change);
        for (const { unsubscribe } of listening) unsubscribe();
        confirmation.send({ type: 'confirmation.withdrawn', id: page });
      };
    },
  };
}
