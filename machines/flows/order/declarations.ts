import type { Declarations } from '#domain/order/suitability.ts';
import { clearFailure } from '#machines/kit/failed.ts';
import { keepOrder, orderOf } from '../checkout/answers.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { tokenIn } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import {
  callFailed,
  isConfirmedSince,
  isOutdated,
  keepStatus,
  lostOrCompleted,
  missedOrFailed,
  orderStillThere,
  orderTaken,
} from './answers.ts';
import { afterReload, statusRead } from './reads.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/declarations';
const declarationsOf = ({ event }: { event: { declarations: Declarations } }) => ({ declarations: event.declarations });
const keepDeclarations = { type: 'rememberDeclarations', params: declarationsOf } as const;

/** The total in the answer differs from the one that the investor declared for: the investor declares again. */
const declaredRepriced = {
  guard: { type: 'isRepriced', params: orderOf },
  target: 'editing',
  actions: [{ type: 'rememberConfirmation' }, keepOrder, { type: 'reopenDeclarations' }],
} as const;

/** Investor's declarations for the confirmed total, and the legal documents (requirements 5.20 and 5.21). */
export const declarations = orderSetup.createStateConfig({
  description: 'Declarations about the amount, and the legal documents.',
  initial: 'editing',
  on: stepEvents,
  states: {
    editing: {
      description:
        'The shop has confirmed the amount; the investor makes the declarations and opens the legal documents.',
      meta: { screen, requirement: '5.20, 5.21' },
      on: {
        'declarations.changed': { actions: keepDeclarations },
        'declarations.submitted': [
          { guard: { type: 'isDeclared', params: declarationsOf }, target: 'sending', actions: keepDeclarations },
          { actions: keepDeclarations },
        ],
      },
    },
    sending: {
      description: 'The shop sends the legal documents to the investor.',
      tags: 'busy',
      meta: { screen, requirement: '7.11' },
      on: underWay,
      entry: clearFailure,
      invoke: {
        id: 'sendLegalDocuments',
        src: 'sendLegalDocuments',
        input: tokenIn,
        onDone: { target: 'confirming' },
        onError: missedOrFailed,
      },
    },
    confirming: {
      description: 'The shop stores with the order that the investor has read the legal documents.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: underWay,
      invoke: {
        id: 'confirmLegalDocuments',
        src: 'confirmLegalDocuments',
        input: ({ context }) => ({ ...tokenIn({ context }), declarations: context.declarations }),
        onDone: [
          orderTaken,
          declaredRepriced,
          { target: '#order.address.editing', actions: [keepOrder, { type: 'rememberConfirmation' }] },
        ],
        onError: missedOrFailed,
      },
    },
    failed: {
      description:
        'The legal documents could not be sent, or their confirmation could not be stored; the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: '8.8, 22.2' },
      on: {
        'retry.requested': { target: 'retrying', actions: clearFailure },
        'declarations.changed': { target: 'editing', actions: [keepDeclarations, clearFailure] },
      },
    },
    retrying: readingState(
      screen,
      'Before sending the confirmation again, the app checks whether the shop has stored it.',
      {
        ...statusRead,
        onDone: [
          ...lostOrCompleted,
          { guard: isOutdated, target: 'editing', actions: [keepStatus, { type: 'reopenDeclarations' }] },
          orderStillThere,
          {
            guard: isConfirmedSince,
            target: '#order.address.editing',
            actions: [keepStatus, { type: 'rememberConfirmation' }],
          },
          { target: 'sending', actions: keepStatus },
        ],
        onError: callFailed,
      },
    ),
    checking: readingState(screen, afterReload, {
      ...statusRead,
      onDone: [...lostOrCompleted, { target: 'editing', actions: keepStatus }],
      onError: callFailed,
    }),
    leaving: leavingFrom('order', screen, 'declarations.editing', 'declarations.failed'),
  },
});
