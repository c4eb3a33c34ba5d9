import { answeredOf, answersTo, testResult } from '#domain/person/questionnaires.ts';
import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import type { QuestionnaireContext } from './types.ts';

type Asking = Pick<QuestionnaireContext, 'asks' | 'answered'>;

/** Returns the unanswered types of this page, in order. */
export const openTypes = ({ asks, answered }: Asking): QuestionnaireType[] =>
  asks.filter((type) => answeredOf(answered, type) === null);

/** Returns the unanswered questionnaires of this page. */
export const openOf = (context: Asking & Pick<QuestionnaireContext, 'questionnaires'>): Questionnaire[] =>
  openTypes(context).flatMap((type) => context.questionnaires.filter((each) => each.type === type));

/** Returns the payload of the next questionnaire to send. */
export function nextToSend(context: QuestionnaireContext) {
  const next = nonNull(openOf(context)[0] ?? null);
  return { type: next.type, answers: answersTo(next, context.given) };
}

/** Returns the answered questionnaires plus the shop's answer, which concerns the questionnaire that was just sent. */
export const withAnswer = (context: Asking, answer: AnsweredQuestionnaire): AnsweredQuestionnaire[] => [
  ...context.answered,
  { ...answer, questionnaire: { type: nonNull(openTypes(context)[0] ?? null) } },
];

/** Returns the answers that a change takes back, as far as the shop still has them. */
export const toTakeBack = ({ resets, answered }: Pick<QuestionnaireContext, 'resets' | 'answered'>) =>
  answered.filter(({ questionnaire }) => resets.some((type) => type === questionnaire.type));

/** Returns the answers that remain after the first of them is taken back. */
export const withoutFirst = (context: Pick<QuestionnaireContext, 'resets' | 'answered'>): AnsweredQuestionnaire[] => {
  const [first] = toTakeBack(context);
  return context.answered.filter((each) => each !== first);
};

/** Returns the known answers that the shop still has; adds no further ones. */
export const withoutGone = (
  { answered }: Pick<QuestionnaireContext, 'answered'>,
  still: readonly AnsweredQuestionnaire[],
): AnsweredQuestionnaire[] =>
  answered.filter((known) => still.some(({ questionnaire }) => questionnaire.type === known.questionnaire.type));

/**
 * Returns true if the page explains the result: a passed test. A failed test leads to the notice, which explains it.
 */
export const isExplained = ({ explains, answered }: Pick<QuestionnaireContext, 'explains' | 'answered'>): boolean =>
  explains && testResult(answered) === 'appropriate';

/** Returns true if this page asks the questionnaires that a change takes back; false if a previous page asks them. */
export const isAskedHere = ({ asks, resets }: Pick<QuestionnaireContext, 'asks' | 'resets'>): boolean =>
  asks.some((type) => type === resets[0]);
