import { appropriateness } from '#domain/constants/limits.ts';
import type {
  Answer,
  AnsweredQuestionnaire,
  Question,
  QuestionnaireType,
  TopicResult,
} from '#domain/shop/questionnaire.ts';

/** What is chosen, by the code of the question: codes of options. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** What has questions: a questionnaire, or several as one. */
interface Asking {
  readonly questions: readonly Question[];
}

/** How the options that are chosen fall short of what the question asks for. */
export type AnswerBreach =
  | { kind: 'unanswered' }
  | { kind: 'notConfirmed' }
  /** Spec section 5: select at least so many options. */
  | { kind: 'tooFewChosen'; count: number }
  /** Options that the question does not have, or more than one of those that exclude each other. */
  | { kind: 'unknown' };

/** How these options fall short of a question, or null where they answer it. */
export function answerBreach(
  { kind, options, least }: Pick<Question, 'kind' | 'options' | 'least'>,
  chosen: readonly string[],
): AnswerBreach | null {
  const known = options.map(({ code }) => code);
  const isTwice = new Set(chosen).size < chosen.length;
  if (isTwice || chosen.some((code) => !known.includes(code))) return { kind: 'unknown' };
  if (kind === 'multiple') return chosen.length < least ? { kind: 'tooFewChosen', count: least } : null;
  if (chosen.length > 1) return { kind: 'unknown' };
  if (chosen.length === 1) return null;
  return { kind: kind === 'confirmation' ? 'notConfirmed' : 'unanswered' };
}

/** The questions that these answers leave open, by their codes in order (spec section 5: questionnaire incomplete). */
export function openQuestions({ questions }: Asking, answers: Answers): string[] {
  return questions
    .filter((question) => answerBreach(question, answers[question.code] ?? []) !== null)
    .map(({ code }) => code);
}

/** The answers to one questionnaire as the shop takes them, in the order of its questions. */
export function answersTo({ questions }: Asking, answers: Answers): Answer[] {
  return questions.map(({ code }) => ({ question: code, options: [...(answers[code] ?? [])] }));
}

/** What rules go by: that a questionnaire is answered, and its grade. */
type Graded = Pick<AnsweredQuestionnaire, 'questionnaire' | 'grade'> & Partial<Pick<AnsweredQuestionnaire, 'id'>>;

/** The answer to a questionnaire of this type, by its id the latest if a shop has kept several; null if there is none. */
export function answeredOf<T extends Graded>(answered: readonly T[], type: QuestionnaireType): T | null {
  const answers = answered.filter(({ questionnaire }) => questionnaire.type === type);
  return answers.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0)).at(-1) ?? null;
}

/** The two questionnaires of the appropriateness test, in the order in which they are asked. */
export const testTypes = ['wphg', 'wphg_experience'] as const satisfies readonly QuestionnaireType[];

/**
 * What came of the appropriateness test (spec section 5; § 63 (10) WpHG): it is `open` until both questionnaires are
 * answered, and a grade in experience of 7 or less asks for the risk notice.
 */
export function testResult(answered: readonly Graded[]): 'open' | 'appropriate' | 'notAppropriate' {
  const done = testTypes.filter((type) => answeredOf(answered, type) !== null);
  if (done.length < appropriateness.questionnaires) return 'open';
  const grade = answeredOf(answered, 'wphg_experience')?.grade ?? 0;
  return grade <= appropriateness.riskGrade ? 'notAppropriate' : 'appropriate';
}

/** The grade of the classification that asks for the professional one (spec section 5). */
const wantsProfessional = 2;

/** Whether somebody is asked this at all: the risk notice after a low grade, the professional classification at wish. */
export function isAsked(type: QuestionnaireType, answered: readonly Graded[]): boolean {
  if (type === 'wphg_risk') return testResult(answered) === 'notAppropriate';
  if (type === 'professional') return answeredOf(answered, 'wphg_optional')?.grade === wantsProfessional;
  return true;
}

/** How much somebody knows or has done in a topic, in words: two thirds of the points are sufficient. */
export type TopicLevel = 'sufficient' | 'little' | 'none';

export function levelOf({ points, most }: Pick<TopicResult, 'points' | 'most'>): TopicLevel {
  if (points <= 0) return 'none';
  return points * 3 >= most * 2 ? 'sufficient' : 'little';
}
