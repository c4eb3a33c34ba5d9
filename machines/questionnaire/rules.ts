import { answeredOf, answersTo, testResult } from '#domain/person/questionnaires.ts';
import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { given } from '#machines/given.ts';
import type { QuestionnaireContext } from './types.ts';

type Asking = Pick<QuestionnaireContext, 'asks' | 'answered'>;

/** What is asked here and not answered yet, in order. */
export const openTypes = ({ asks, answered }: Asking): QuestionnaireType[] =>
  asks.filter((type) => answeredOf(answered, type) === null);

/** The questionnaires that are still to be answered here. */
export const openOf = (context: Asking & Pick<QuestionnaireContext, 'questionnaires'>): Questionnaire[] =>
  openTypes(context).flatMap((type) => context.questionnaires.filter((each) => each.type === type));

/** The next questionnaire to be sent, with the answers to it. */
export function nextToSend(context: QuestionnaireContext) {
  const next = given(openOf(context)[0] ?? null);
  return { type: next.type, answers: answersTo(next, context.given) };
}

/** What is answered once the next questionnaire is: the shop's answer is about the one that was sent. */
export const withAnswer = (context: Asking, answer: AnsweredQuestionnaire): AnsweredQuestionnaire[] => [
  ...context.answered,
  { ...answer, questionnaire: { type: given(openTypes(context)[0] ?? null) } },
];

/** The answers that a change takes back, as far as the shop still has them. */
export const toTakeBack = ({ resets, answered }: Pick<QuestionnaireContext, 'resets' | 'answered'>) =>
  answered.filter(({ questionnaire }) => resets.some((type) => type === questionnaire.type));

/** What is left once one of them is taken back. */
export const withoutFirst = (context: Pick<QuestionnaireContext, 'resets' | 'answered'>): AnsweredQuestionnaire[] => {
  const [first] = toTakeBack(context);
  return context.answered.filter((each) => each !== first);
};

/** What is left of what is known once the shop has said what it still has; nothing is added. */
export const withoutGone = (
  { answered }: Pick<QuestionnaireContext, 'answered'>,
  still: readonly AnsweredQuestionnaire[],
): AnsweredQuestionnaire[] =>
  answered.filter((known) => still.some(({ questionnaire }) => questionnaire.type === known.questionnaire.type));

/** Whether there is a result to be read: a test that was passed. One that was not leads to the notice, which explains it. */
export const isExplained = ({ explains, answered }: Pick<QuestionnaireContext, 'explains' | 'answered'>): boolean =>
  explains && testResult(answered) === 'appropriate';

/** Whether what is taken back is asked on this page, or on one before. */
export const isAskedHere = ({ asks, resets }: Pick<QuestionnaireContext, 'asks' | 'resets'>): boolean =>
  asks.some((type) => type === resets[0]);
