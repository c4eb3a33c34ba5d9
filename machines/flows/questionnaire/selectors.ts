import type { SnapshotFrom } from 'xstate';
import type { questionnaireMachine } from './machine.ts';
import { openOf } from './rules.ts';

export type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireMachine>;

/**
 * Content of the page. `result`: all questionnaires are answered; `unread`, `notReset`: the read or the reset failed.
 */
export type QuestionnaireStage = 'reading' | 'unread' | 'questions' | 'result' | 'notReset';

export function selectStage(snapshot: QuestionnaireSnapshot): QuestionnaireStage {
  // A finished machine shows the loading state until the next page is known.
  if (snapshot.matches('reading') || snapshot.status === 'done') return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  if (['notReset', 'resetting', 'lookingForRest'].some((state) => snapshot.value === state)) return 'notReset';
  return openOf(snapshot.context).length === 0 ? 'result' : 'questions';
}

export const isBusy = (snapshot: QuestionnaireSnapshot) => snapshot.hasTag('busy');
export const selectFailure = (snapshot: QuestionnaireSnapshot) => snapshot.context.failure;
/** True if the answers may have reached the shop; the machine reads its data before it sends them again. */
export const isUncertain = (snapshot: QuestionnaireSnapshot) => snapshot.matches('notSent');
export const selectOpen = (snapshot: QuestionnaireSnapshot) => openOf(snapshot.context);
export const selectAnswered = (snapshot: QuestionnaireSnapshot) => snapshot.context.answered;
export const canChange = (snapshot: QuestionnaireSnapshot) => snapshot.can({ type: 'change.requested' });
/** True if the page shows the button for a change; also behind the question, which returns the focus to that button. */
export const offersChange = (snapshot: QuestionnaireSnapshot) => canChange(snapshot) || snapshot.matches('asking');
