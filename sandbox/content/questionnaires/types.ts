import type * as z from 'zod/mini';
import type { QuestionKind, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { Words } from '../../http/errors.ts';

/** An answer that can be chosen, with the points that it counts. The points never leave the shop. */
export interface OptionContent {
  code: string;
  text: Words;
  detail?: Words;
  points: number;
}

export interface QuestionContent {
  code: string;
  kind: z.infer<typeof QuestionKind>;
  topic?: Words;
  text: Words;
  help?: Words;
  /** Of `multiple`: how many must be chosen. */
  least?: number;
  options: readonly OptionContent[];
}

/** A questionnaire in both languages. */
export interface QuestionnaireContent {
  type: QuestionnaireType;
  /** Whether its points are added up to a grade; terms and notices are only agreed to. */
  graded: boolean;
  title: Words;
  introduction: Words;
  statements?: readonly { title: Words; text: Words }[];
  documents?: readonly { name: Words; fileUuid: string }[];
  questions: readonly QuestionContent[];
}
