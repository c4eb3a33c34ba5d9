import * as z from 'zod/mini';
import { QuestionKind, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { Words } from '../types.ts';

/**
 * Answer option with its points, and the options of later questions that contradict it, by question. Neither leaves the
 * shop.
 */
const OptionContent = z.object({
  code: z.string(),
  text: Words,
  detail: z.optional(Words),
  points: z.int(),
  contradicts: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type OptionContent = z.infer<typeof OptionContent>;

const QuestionContent = z.object({
  code: z.string(),
  kind: QuestionKind,
  topic: z.optional(Words),
  text: Words,
  help: z.optional(Words),
  /** Minimum number of chosen options, for questions of kind `multiple`. */
  least: z.optional(z.int()),
  options: z.array(OptionContent),
});
export type QuestionContent = z.infer<typeof QuestionContent>;

export const QuestionnaireContent = z.object({
  type: QuestionnaireType,
  /** True if the points of the answers add up to a grade; false for terms and notices, which only require consent. */
  graded: z.boolean(),
  title: Words,
  introduction: Words,
  statements: z.optional(z.array(z.object({ title: Words, text: Words }))),
  documents: z.optional(z.array(z.object({ name: Words, fileUuid: z.string() }))),
  questions: z.array(QuestionContent),
});
export type QuestionnaireContent = z.infer<typeof QuestionnaireContent>;
