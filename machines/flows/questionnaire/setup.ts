import { assign, emit, setup } from 'xstate';
import type { Answers } from '#domain/person/questionnaires.ts';
import { answeredOf, isAsked } from '#domain/person/questionnaires.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { type QuestionnaireReading, readAnswered, readQuestions, sendAnswers, takeBack } from './ports.ts';
import { isAskedHere, isExplained, openTypes, toTakeBack, withAnswer, withoutFirst, withoutGone } from './rules.ts';
import type { QuestionnaireContext, QuestionnaireEmitted, QuestionnaireEvent, QuestionnaireInput } from './types.ts';

/** Returns true if the shop has no more answers to take back. */
const isGone = (context: QuestionnaireContext, answered: readonly AnsweredQuestionnaire[]) =>
  toTakeBack({ ...context, answered: withoutGone(context, answered) }).length === 0;

export const questionnaireSetup = setup({
  types: {
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    input: {} as QuestionnaireInput,
    emitted: {} as QuestionnaireEmitted,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { readQuestions, readAnswered, sendAnswers, takeBack },
  guards: {
    hasAll: ({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) =>
      openTypes({ asks: context.asks, answered }).length === 0,
    hasNext: ({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) =>
      openTypes({ asks: context.asks, answered }).length < openTypes(context).length,
    isAskedElsewhere: ({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) =>
      context.asks.some((type) => answeredOf(answered, type) === null && !isAsked(type, answered)),
    isLast: ({ context }) => openTypes(context).length === 1,
    isLastAndExplained: ({ context }, { answer }: { answer: AnsweredQuestionnaire }) =>
      openTypes(context).length === 1 && isExplained({ ...context, answered: withAnswer(context, answer) }),
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'violations',
    isAnsweredAlready: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
    isLastToTakeBack: ({ context }) => toTakeBack(context).length === 1,
    isLastAndAskedHere: ({ context }) => toTakeBack(context).length === 1 && isAskedHere(context),
    isGone: ({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) => isGone(context, answered),
    isGoneAndAskedHere: ({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) =>
      isGone(context, answered) && isAskedHere(context),
    canChange: ({ context }) => toTakeBack(context).length > 0,
    hasAnswered: ({ context }) => openTypes(context).length === 0,
  },
  actions: {
    rememberReading: assign((_, { reading }: { reading: QuestionnaireReading }) => ({ ...reading, failure: null })),
    rememberAnswered: assign((_, params: { answered: AnsweredQuestionnaire[] }) => params),
    rememberAnswer: assign(({ context }, { answer }: { answer: AnsweredQuestionnaire }) => ({
      answered: withAnswer(context, answer),
    })),
    rememberGiven: assign((_, { answers }: { answers: Answers }) => ({ given: answers, failure: null })),
    ...failureActions,
    /** Records that the shop had other answers, and not the last submitted ones. */
    rememberConflict: assign({ failure: { kind: 'conflict' } }),
    forgetFirst: assign(({ context }) => ({ answered: withoutFirst(context) })),
    forgetGone: assign(({ context }, { answered }: { answered: AnsweredQuestionnaire[] }) => ({
      answered: withoutGone(context, answered),
    })),
    forgetGiven: assign({ given: {}, failure: null }),
    askForChange: emit({ type: 'change.asked' }),
    emitChange: emit({ type: 'answers.changed' }),
    emitForgotten: emit({ type: 'answers.forgotten' }),
  },
});
