import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { nextToSend } from './rules.ts';
import { questionnaireSetup } from './setup.ts';
import { takingBack } from './takingBack.ts';

const ofOutput = ({ event }: { event: { output: AnsweredQuestionnaire } }) => ({ answer: event.output });
const ofReading = ({ event }: { event: { output: AnsweredQuestionnaire[] } }) => ({ answered: event.output });

const rememberAll = { type: 'rememberAnswered', params: ofReading } as const;
/** Replaces answers chosen on this page, because the shop already has all answers. */
const takeOver = [rememberAll, { type: 'forgetGiven' }, { type: 'emitChange' }, { type: 'emitForgotten' }] as const;

/**
 * Questionnaires of one page: read, answered once, and answered again only after the previous answers were taken back.
 * The shop grades the answers. After a lost answer the machine reads the shop's data before it sends again.
 */
export const questionnaireMachine = questionnaireSetup.createMachine({
  id: 'questionnaire',
  description: 'The investor answers questionnaires once; changing an answer deletes the answers after a confirmation.',
  context: ({ input }) => ({ ...input, questionnaires: [], answered: [], given: {}, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the questions and the earlier answers.',
      tags: 'busy',
      meta: { requirement: '7.15' },
      invoke: {
        id: 'readQuestions',
        src: 'readQuestions',
        input: ({ context }) => ({ types: context.asks }),
        onDone: [
          {
            guard: { type: 'hasAll', params: ({ event }) => ({ answered: event.output.answered }) },
            target: 'answered',
            actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
          },
          {
            guard: { type: 'isAskedElsewhere', params: ({ event }) => ({ answered: event.output.answered }) },
            target: 'withdrawn',
            actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
          },
          {
            target: 'answering',
            actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
          },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The questions could not be loaded; the investor sees the reason and can retry.',
      meta: { requirement: '8.9' },
      on: { 'retry.requested': { target: 'reading', actions: clearFailure } },
    },
    answering: {
      description: 'The investor answers the open questions; this tab keeps the choices.',
      meta: { requirement: '5.7' },
      on: {
        'answers.submitted': {
          target: 'sending',
          actions: { type: 'rememberGiven', params: ({ event }) => ({ answers: event.answers }) },
        },
        'answers.edited': { actions: clearFailure },
        'change.requested': { guard: { type: 'canChange' }, target: 'asking' },
      },
    },
    sending: {
      description: 'The shop stores the answers, one questionnaire after the other; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: '7.15' },
      invoke: {
        id: 'sendAnswers',
        src: 'sendAnswers',
        input: ({ context }) => nextToSend(context),
        onDone: [
          {
            guard: { type: 'isLastAndExplained', params: ofOutput },
            target: 'answered',
            actions: [
              { type: 'rememberAnswer', params: ofOutput },
              { type: 'forgetGiven' },
              { type: 'emitChange' },
              { type: 'emitForgotten' },
            ],
          },
          {
            guard: { type: 'isLast' },
            target: 'finished',
            actions: [{ type: 'rememberAnswer', params: ofOutput }, { type: 'emitChange' }, { type: 'emitForgotten' }],
          },
          {
            target: 'sending',
            reenter: true,
            actions: [{ type: 'rememberAnswer', params: ofOutput }, { type: 'emitChange' }],
          },
        ],
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'answering', actions: keepFailure },
          { guard: { type: 'isAnsweredAlready', params: errorOf }, target: 'comparing', actions: keepFailure },
          { target: 'notSent', actions: keepFailure },
        ],
      },
    },
    comparing: {
      description: 'The shop reports that it already has an answer; the app reads which one.',
      tags: 'busy',
      meta: { requirement: '7.15, 17.2' },
      invoke: {
        id: 'readAnswered',
        src: 'readAnswered',
        onDone: [
          {
            guard: { type: 'hasAll', params: ofReading },
            target: 'answered',
            actions: [...takeOver, { type: 'rememberConflict' }],
          },
          {
            guard: { type: 'hasNext', params: ofReading },
            target: 'sending',
            actions: [rememberAll, clearFailure],
          },
          { target: 'notSent', actions: rememberAll },
        ],
        onError: { target: 'notSent', actions: keepFailure },
      },
    },
    notSent: {
      description: 'Sending failed or its result is unknown; the investor sees the reason, and the choices stay.',
      meta: { requirement: '17.2' },
      on: {
        'answers.submitted': {
          target: 'looking',
          actions: { type: 'rememberGiven', params: ({ event }) => ({ answers: event.answers }) },
        },
        'answers.edited': { actions: clearFailure },
      },
    },
    looking: {
      description: 'Before sending the answers again, the app checks whether the shop already has them.',
      tags: 'busy',
      meta: { requirement: '17.2' },
      invoke: {
        id: 'readAnswered',
        src: 'readAnswered',
        onDone: [
          {
            guard: { type: 'hasAll', params: ofReading },
            target: 'answered',
            actions: takeOver,
          },
          { target: 'sending', actions: rememberAll },
        ],
        onError: { target: 'notSent', actions: keepFailure },
      },
    },
    answered: {
      description: 'The investor sees the result of the answers and can continue or change an answer.',
      meta: { requirement: '5.18' },
      on: {
        'change.requested': { guard: { type: 'canChange' }, target: 'asking' },
        'result.accepted': { target: 'finished' },
      },
    },
    asking: {
      description: 'The page asks the investor whether the answers may be deleted.',
      entry: { type: 'askForChange' },
      meta: { requirement: '4.23' },
      on: {
        'change.confirmed': { target: 'resetting', actions: [{ type: 'forgetGiven' }, { type: 'emitForgotten' }] },
        'change.declined': [{ guard: { type: 'hasAnswered' }, target: 'answered' }, { target: 'answering' }],
      },
    },
    ...takingBack,
    finished: {
      type: 'final',
      tags: 'busy',
      description: 'All questions are answered; the investor continues to the next step.',
      meta: { requirement: '4.31' },
    },
    withdrawn: {
      type: 'final',
      tags: 'busy',
      description: 'Another page asks the questions that come first; the app leads the investor there.',
      meta: { requirement: '4.19' },
    },
  },
});
