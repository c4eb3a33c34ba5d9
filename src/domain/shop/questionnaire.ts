import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDate } from './dates.ts';
import { ifReadable } from './fields.ts';
import { entity } from './relations.ts';
import { orEmpty, orNull, readableOf } from './schema.ts';

/**
 * Questionnaires by the shop's names: knowledge, experience, the risk notice confirmed if both are insufficient, the
 * classification as an investor, the professional classification, and the terms of custody.
 */
export const QuestionnaireType = z.enum([
  'wphg',
  'wphg_experience',
  'wphg_risk',
  'wphg_optional',
  'professional',
  'platform_tac',
]);
export type QuestionnaireType = z.infer<typeof QuestionnaireType>;

/** Answer option. Only the shop knows its points. */
const Option = z.object({
  code: z.string(),
  text: z.string(),
  /** Explanation of the option. */
  detail: orNull(z.string()),
});

/**
 * `single`: one of its options; `multiple`: at least `least` of them; `confirmation`: its one option has to be
 * confirmed.
 */
export const QuestionKind = z.enum(['single', 'multiple', 'confirmation']);

export const Question = z.object({
  code: z.string(),
  kind: QuestionKind,
  /** Subject of the question; results are reported by topic. */
  topic: orNull(z.string()),
  text: z.string(),
  /** Reason for the question. */
  help: orNull(z.string()),
  options: z.array(Option),
  least: z._default(z.int(), 1),
});
export type Question = z.infer<typeof Question>;

/** Answer of `GET questionnaires/{type}`, an addition of this product (requirement 7.15), in the call's language. */
export const Questionnaire = z.object({
  id: z.int(),
  type: QuestionnaireType,
  title: z.string(),
  introduction: orNull(z.string()),
  /** Texts to read before answering, such as risks, rights given up, and the custodian. */
  statements: orEmpty(z.object({ title: z.string(), text: z.string() })),
  /** Files to read before answering; `fileUuid` addresses them. */
  documents: orEmpty(z.object({ name: z.string(), fileUuid: z.string() })),
  questions: z.array(Question),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

/** Options chosen for a question, both by code. */
const Answer = z.object({ question: z.string(), options: z.array(z.string()) });
export type Answer = z.infer<typeof Answer>;

const Code = z.string().check(z.maxLength(textLimits.code));

/**
 * Payload of `POST answered-questionnaires`, an addition of this product (requirement 7.15). The shop sets the grade.
 */
export const QuestionnaireAnswers = z.object({
  /** The type, or an IRI that ends in it. */
  questionnaire: z.string(),
  answers: z.array(z.object({ question: Code, options: z.array(Code).check(z.maxLength(20)) })).check(z.maxLength(50)),
});
export type QuestionnaireAnswers = z.infer<typeof QuestionnaireAnswers>;

/** Points reached in a topic, out of `most`. */
const TopicResult = z.object({ topic: z.string(), points: z.int(), most: z.int() });
export type TopicResult = z.infer<typeof TopicResult>;

/** Questionnaire that the customer has answered (requirement 3.21: `questionnaire.type`, `grade`). */
export const AnsweredQuestionnaire = entity(
  z.object({
    id: z.int(),
    /** Questionnaire of any type: a shop may have more types than this product knows. */
    questionnaire: z.object({ type: z.string() }),
    /** Null if the questionnaire is not graded, such as terms. */
    grade: orNull(z.int()),
    answeredAt: ifReadable(IsoDate),
    answers: readableOf(Answer),
    topics: readableOf(TopicResult),
  }),
);
export type AnsweredQuestionnaire = z.infer<typeof AnsweredQuestionnaire>;
