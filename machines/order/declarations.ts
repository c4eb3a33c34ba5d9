import { keepFailure } from '#machines/failed.ts';
import {
  completed,
  completedOnline,
  gone,
  isConfirmedSince,
  isMissing,
  isOutdated,
  keepOrder,
  keepStanding,
  taken,
} from './answers.ts';
import { orderIn } from './rules.ts';
import { orderSetup } from './setup.ts';
import { leavingFrom, look, step, underWay } from './transitions.ts';

const screen = 'order-process/declarations';

/** Investor's declarations for the confirmed total, and the legal documents (spec section 5). */
export const declarations = orderSetup.createStateConfig({
  description: 'Declarations about the amount, and the legal documents.',
  initial: 'editing',
  on: step,
  states: {
    editing: {
      description:
        'The shop has confirmed the amount; the investor makes the declarations and opens the legal documents.',
      meta: { screen, requirement: 'spec 5, above 1,000 euros and risk statements' },
      on: {
        'declarations.changed': {
          actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) },
        },
        'declarations.submitted': [
          {
            guard: { type: 'isDeclared', params: ({ event }) => ({ declarations: event.declarations }) },
            target: 'sending',
            actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) },
          },
          { actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) } },
        ],
      },
    },
    sending: {
      description: 'The shop sends the legal documents to the investor.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: confirm legal documents' },
      on: underWay,
      entry: { type: 'clearFailure' },
      invoke: {
        id: 'sendLegalDocuments',
        src: 'sendLegalDocuments',
        input: ({ context }) => ({ tokenValue: orderIn(context).tokenValue }),
        onDone: { target: 'confirming' },
        onError: [
          { guard: isMissing, target: 'retrying', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    confirming: {
      description: 'The shop stores with the order that the investor has read the legal documents.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: confirm legal documents' },
      on: underWay,
      invoke: {
        id: 'confirmLegalDocuments',
        src: 'confirmLegalDocuments',
        input: ({ context }) => ({ tokenValue: orderIn(context).tokenValue, declarations: context.declarations }),
        onDone: [taken, { target: '#order.address.editing', actions: [keepOrder, { type: 'rememberConfirmation' }] }],
        onError: [
          { guard: isMissing, target: 'retrying', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {
      description:
        'The legal documents could not be sent, or their confirmation could not be stored; the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'retrying', actions: { type: 'clearFailure' } },
        'declarations.changed': {
          target: 'editing',
          actions: [
            { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) },
            { type: 'clearFailure' },
          ],
        },
      },
    },
    retrying: {
      description: 'Before sending the confirmation again, the app checks whether the shop has stored it.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [
          gone,
          completedOnline,
          completed,
          { guard: isOutdated, target: 'editing', actions: [keepStanding, { type: 'reopenDeclarations' }] },
          { guard: { type: 'isStillThere' }, target: 'failed', actions: keepStanding },
          {
            guard: isConfirmedSince,
            target: '#order.address.editing',
            actions: [keepStanding, { type: 'rememberConfirmation' }],
          },
          { target: 'sending', actions: keepStanding },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    checking: {
      description: 'After a reload or a change in another tab, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [gone, completedOnline, completed, { target: 'editing', actions: keepStanding }],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#order.declarations.editing', '#order.declarations.failed'),
  },
});
