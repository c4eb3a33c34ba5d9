import type { SnapshotFrom } from 'xstate';
import type { questionnaireMachine } from './machine.ts';
import { openOf } from './rules.ts';

export type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireMachine>;

/** What the page shows. `questions`: to be answered; `result`: what came of them; `unread`, `notReset`: what failed. */
export type QuestionnaireStage = 'reading' | 'unread' | 'questions' | 'result' | 'notReset';

export function selectStage(snapshot: QuestionnaireSnapshot): QuestionnaireStage {
  // At its end the page waits until the way on is known.
  if (snapshot.matches('reading') || snapshot.status === 'done') return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  if (['notReset', 'resetting', 'lookingForRest'].some((state) => snapshot.value === state)) return 'notReset';
  return openOf(snapshot.context).length === 0 ? 'result' : 'questions';
}

export const isBusy = (snapshot: QuestionnaireSnapshot) => snapshot.hasTag('busy');
/** Why the last call had no good answer. */
export const selectFailure = (snapshot: QuestionnaireSnapshot) => snapshot.context.failure;
/** Whether it is not known if the answers arrived: they are looked for before they are sent again. */
export const isUncertain = (snapshot: QuestionnaireSnapshot) => snapshot.matches('notSent');
/** The questionnaires that are still to be answered here. */
export const selectOpen = (snapshot: QuestionnaireSnapshot) => openOf(snapshot.context);
/** All that the shop has of this customer. */
export const selectAnswered = (snapshot: QuestionnaireSnapshot) => snapshot.context.answered;
/** Whether an answer that the shop has may be changed now. */
export const canChange = (snapshot: QuestionnaireSnapshot) => snapshot.can({ type: 'change.requested' });
/** Whether the page offers that: behind the question, too, to whose button the focus comes back. */
export const offersChange = (snapshot: QuestionnaireSnapshot) => canChange(snapshot) || snapshot.matches('asking');
