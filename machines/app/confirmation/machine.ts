import { assign, emit, setup } from 'xstate';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';

/** Questions to the user; a view has one text per question. */
export type ConfirmationQuestion =
  /** Requirement 2.4: leaving a started order or preparation loses the prepared data. */
  | 'loseData'
  /** Leaving a flow of several steps loses the entered data; the shop's data stays unchanged. */
  | 'loseInput'
  /** Leaving the page stops a running upload. */
  | 'loseUpload'
  /** Requirement 4.23: changing an answer resets the questionnaires. */
  | 'deleteSurveys'
  /** Requirement 4.32, /account/edit: a change of legally checked data starts a new check. */
  | 'startCheck';

export interface ConfirmationContext {
  /** Open question and the id of its asker; null while the dialog is closed. */
  asked: { id: string; question: ConfirmationQuestion } | null;
}

export type ConfirmationEvent =
  | { type: 'confirmation.requested'; id: string; question: ConfirmationQuestion }
  | { type: 'confirmation.accepted' }
  | { type: 'confirmation.declined' }
  /** The asker no longer exists, after a logout for instance. */
  | { type: 'confirmation.withdrawn'; id: string };

/** Answer, sent to all listeners; the asker recognises its own answer by the id. */
export interface ConfirmationAnswer {
  type: 'confirmation.answered';
  id: string;
  accepted: boolean;
}

/**
 * Confirmation dialog: one at a time (requirement 1.15). A second question while one is open is declined
 * at once: declining never destroys anything, and a second dialog behind the first would surprise the user.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    emitted: {} as ConfirmationAnswer,
    meta: {} as Meta,
  },
  guards: {
    isOther: ({ context }, params: { id: string }) => context.asked?.id !== params.id,
    isAsker: ({ context }, params: { id: string }) => context.asked?.id === params.id,
  },
  actions: {
    ask: assign((_, params: { id: string; question: ConfirmationQuestion }) => ({ asked: { ...params } })),
    close: assign({ asked: null }),
    emitAnswer: emit(({ context }, params: { accepted: boolean }) => ({
      type: 'confirmation.answered' as const,
      id: nonNull(context.asked).id,
      accepted: params.accepted,
    })),
    emitRefusal: emit((_, params: { id: string }) => ({
      type: 'confirmation.answered' as const,
      id: params.id,
      accepted: false,
    })),
  },
}).createMachine({
  id: 'confirmation',
  description: 'Asks the user one question at a time before an action continues; the caller gets the answer by id.',
  context: { asked: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No question is open.',
      meta: { requirement: '1.15' },
      on: {
        'confirmation.requested': {
          target: 'open',
          actions: { type: 'ask', params: ({ event }) => ({ id: event.id, question: event.question }) },
        },
      },
    },
    open: {
      description: 'A dialog asks the question, with cancel and yes; the page behind the dialog waits.',
      meta: { requirement: '1.15' },
      on: {
        'confirmation.accepted': {
          target: 'closed',
          actions: [{ type: 'emitAnswer', params: { accepted: true } }, { type: 'close' }],
        },
        'confirmation.declined': {
          target: 'closed',
          actions: [{ type: 'emitAnswer', params: { accepted: false } }, { type: 'close' }],
        },
        'confirmation.withdrawn': {
          guard: { type: 'isAsker', params: ({ event }) => ({ id: event.id }) },
          target: 'closed',
          actions: [{ type: 'emitAnswer', params: { accepted: false } }, { type: 'close' }],
        },
        'confirmation.requested': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'emitRefusal', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
});
