import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDate } from './dates.ts';
import { ifReadable } from './fields.ts';
import { entity } from './relations.ts';
import { orEmpty, orNull, readableOf } from './schema.ts';

/**
 * The questionnaires by the names that the shop gives them: knowledge, experience, what is confirmed where both are too
 * little, the classification as an investor, the professional one, and the terms of custody.
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

/** An answer that can be chosen. What it counts is the shop's alone. */
const Option = z.object({
  code: z.string(),
  text: z.string(),
  /** What choosing it means. */
  detail: orNull(z.string()),
});

/** `single`: one of its options; `multiple`: at least `least` of them; `confirmation`: its one option is agreed to. */
export const QuestionKind = z.enum(['single', 'multiple', 'confirmation']);

export const Question = z.object({
  code: z.string(),
  kind: QuestionKind,
  /** What it asks about; results are told by topic. */
  topic: orNull(z.string()),
  text: z.string(),
  /** Why it is asked. */
  help: orNull(z.string()),
  options: z.array(Option),
  least: z._default(z.int(), 1),
});
export type Question = z.infer<typeof Question>;

/** `GET questionnaires/{type}`, an addition to the calls of spec section 7, in the language that is asked for. */
export const Questionnaire = z.object({
  id: z.int(),
  type: QuestionnaireType,
  title: z.string(),
  introduction: orNull(z.string()),
  /** What is to be read before it is answered: risks, what is given up, who holds what. */
  statements: orEmpty(z.object({ title: z.string(), text: z.string() })),
  /** Files to be read before it is answered; `fileUuid` addresses them. */
  documents: orEmpty(z.object({ name: z.string(), fileUuid: z.string() })),
  questions: z.array(Question),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

/** The options that were chosen for a question, both by their codes. */
const Answer = z.object({ question: z.string(), options: z.array(z.string()) });
export type Answer = z.infer<typeof Answer>;

const Code = z.string().check(z.maxLength(textLimits.code));

/** Payload of `POST answered-questionnaires`, an addition to the calls of spec section 7. The grade is the shop's. */
export const QuestionnaireAnswers = z.object({
  /** The type, or an IRI that ends in it. */
  questionnaire: z.string(),
  answers: z.array(z.object({ question: Code, options: z.array(Code).check(z.maxLength(20)) })).check(z.maxLength(50)),
});
export type QuestionnaireAnswers = z.infer<typeof QuestionnaireAnswers>;

/** How many points of how many were reached in one topic. */
const TopicResult = z.object({ topic: z.string(), points: z.int(), most: z.int() });
export type TopicResult = z.infer<typeof TopicResult>;

/** A questionnaire that the customer has answered (spec section 3: `questionnaire.type`, `grade`). */
export const AnsweredQuestionnaire = entity(
  z.object({
    id: z.int(),
    /** Questionnaire of any type: a shop may ask more than this product knows. */
    questionnaire: z.object({ type: z.string() }),
    /** None where nothing is graded, as with terms. */
    grade: orNull(z.int()),
    answeredAt: ifReadable(IsoDate),
    answers: readableOf(Answer),
    topics: readableOf(TopicResult),
  }),
);
export type AnsweredQuestionnaire = z.infer<typeof AnsweredQuestionnaire>;
