import * as z from 'zod/mini';
import type { AnsweredQuestionnaire, Questionnaire, TopicResult } from '#domain/shop/questionnaire.ts';
import { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { QuestionContent, QuestionnaireContent } from '../content/questionnaires/types.ts';
import type { Row } from '../db/schema.ts';

/** Stored answers: codes of options by the code of the question. */
export const Chosen = z.record(z.string(), z.array(z.string()));
export type Chosen = z.infer<typeof Chosen>;

/**
 * Converts a questionnaire for `GET questionnaires/{type}`, without the points, which would reveal the right answers.
 */
export function questionnaireOf(content: QuestionnaireContent, locale: Locale): Questionnaire {
  const { type, title, introduction, statements = [], documents = [], questions } = content;
  return {
    id: QuestionnaireType.options.indexOf(type) + 1,
    type,
    title: title[locale],
    introduction: introduction[locale],
    statements: statements.map((each) => ({ title: each.title[locale], text: each.text[locale] })),
    documents: documents.map(({ name, fileUuid }) => ({ name: name[locale], fileUuid })),
    questions: questions.map(({ code, kind, topic, text, help, options, least = 1 }) => ({
      code,
      kind,
      topic: topic?.[locale] ?? null,
      text: text[locale],
      help: help?.[locale] ?? null,
      options: options.map((option) => ({
        code: option.code,
        text: option.text[locale],
        detail: option.detail?.[locale] ?? null,
      })),
      least,
    })),
  };
}

export const pointsOf = ({ code, options }: QuestionContent, chosen: Chosen): number =>
  options.filter((option) => chosen[code]?.includes(option.code)).reduce((sum, { points }) => sum + points, 0);

/** Returns the maximum points of a question. */
function mostOf({ kind, options }: QuestionContent): number {
  const points = options.map((option) => option.points);
  return kind === 'multiple' ? points.reduce((sum, each) => sum + each, 0) : Math.max(...points);
}

/** Converts an answered questionnaire for `GET answered-questionnaires`, with its points by topic. */
export function answeredOf(
  { id, type, grade, answers, answeredAt }: Row<'answeredQuestionnaires'>,
  content: QuestionnaireContent | undefined,
  locale: Locale,
): AnsweredQuestionnaire {
  const chosen = answers === null ? null : Chosen.parse(JSON.parse(answers));
  return {
    id,
    questionnaire: { type },
    grade,
    answeredAt,
    answers: Object.entries(chosen ?? {}).map(([question, options]) => ({ question, options })),
    topics: content && chosen ? topicsOf(content, chosen, locale) : [],
  };
}

function topicsOf({ questions }: QuestionnaireContent, chosen: Chosen, locale: Locale): TopicResult[] {
  const topics = new Map<string, TopicResult>();
  for (const question of questions) {
    if (!question.topic) continue;
    const topic = question.topic[locale];
    const before = topics.get(topic) ?? { topic, points: 0, most: 0 };
    const points = before.points + pointsOf(question, chosen);
    topics.set(topic, { topic, points, most: before.most + mostOf(question) });
  }
  return [...topics.values()];
}
