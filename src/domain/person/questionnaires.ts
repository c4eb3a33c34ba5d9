import { appropriateness } from '#domain/constants/limits.ts';
import type {
  Answer,
  AnsweredQuestionnaire,
  Question,
  QuestionnaireType,
  TopicResult,
} from '#domain/shop/questionnaire.ts';

/** Codes of the chosen options, by the question's code. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Questions of one questionnaire, or of several that are shown as one. */
interface Asking {
  readonly questions: readonly Question[];
}

/** Reason why the chosen options do not answer a question. */
export type AnswerBreach =
  | { kind: 'unanswered' }
  | { kind: 'notConfirmed' }
  /** Requirement 5.7: select at least `count` options. */
  | { kind: 'tooFewChosen'; count: number }
  /** Options that the question does not have, or several that exclude each other. */
  | { kind: 'unknown' };

/** Returns the reason why these options do not answer a question; null if they do. */
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

/** Returns the codes of the unanswered questions, in order (requirement 5.7: questionnaire incomplete). */
export function openQuestions({ questions }: Asking, answers: Answers): string[] {
  return questions
    .filter((question) => answerBreach(question, answers[question.code] ?? []) !== null)
    .map(({ code }) => code);
}

/** Answers to one questionnaire in the shop's form, in the order of its questions. */
export function answersTo({ questions }: Asking, answers: Answers): Answer[] {
  return questions.map(({ code }) => ({ question: code, options: [...(answers[code] ?? [])] }));
}

/** Fields of an answered questionnaire that the rules use. */
type Graded = Pick<AnsweredQuestionnaire, 'questionnaire' | 'grade'> & Partial<Pick<AnsweredQuestionnaire, 'id'>>;

/**
 * Returns the answered questionnaire of this type, the latest by id if the shop keeps several; null if there is none.
 */
export function answeredOf<T extends Graded>(answered: readonly T[], type: QuestionnaireType): T | null {
  const answers = answered.filter(({ questionnaire }) => questionnaire.type === type);
  return answers.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0)).at(-1) ?? null;
}

/** Questionnaires of the appropriateness test, in order. */
export const testTypes = ['wphg', 'wphg_experience'] as const satisfies readonly QuestionnaireType[];

/**
 * Returns the result of the appropriateness test (requirements 5.18 and 5.19; § 63 (10) WpHG): `open` until both
 * questionnaires are answered; an experience grade of 7 or less requires the risk notice.
 */
export function testResult(answered: readonly Graded[]): 'open' | 'appropriate' | 'notAppropriate' {
  const done = testTypes.filter((type) => answeredOf(answered, type) !== null);
  if (done.length < appropriateness.questionnaires) return 'open';
  const grade = answeredOf(answered, 'wphg_experience')?.grade ?? 0;
  return grade <= appropriateness.riskGrade ? 'notAppropriate' : 'appropriate';
}

/** Grade of the classification that requests professional status (requirement 5.19). */
const wantsProfessional = 2;

/**
 * True if a customer has to answer this questionnaire: the risk notice after a low grade, the professional
 * classification on request, and all others always.
 */
export function isAsked(type: QuestionnaireType, answered: readonly Graded[]): boolean {
  if (type === 'wphg_risk') return testResult(answered) === 'notAppropriate';
  if (type === 'professional') return answeredOf(answered, 'wphg_optional')?.grade === wantsProfessional;
  return true;
}

/** Level of knowledge or experience in a topic: two thirds of the points are sufficient. */
export type TopicLevel = 'sufficient' | 'little' | 'none';

export function levelOf({ points, most }: Pick<TopicResult, 'points' | 'most'>): TopicLevel {
  if (points <= 0) return 'none';
  return points * 3 >= most * 2 ? 'sufficient' : 'little';
}
