import type { AnsweredQuestionnaire, Questionnaire, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { QuestionnaireInput } from '../types.ts';

/** Inputs of the pages that ask: the test, and the notice after it. */
export const test: QuestionnaireInput = {
  asks: ['wphg', 'wphg_experience'],
  resets: ['wphg', 'wphg_experience', 'wphg_risk'],
  explains: true,
};
export const notice: QuestionnaireInput = {
  asks: ['wphg_risk'],
  resets: ['wphg', 'wphg_experience', 'wphg_risk'],
  explains: false,
};

const option = (code: string, text: string) => ({ code, text, detail: null });

export const knowledge: Questionnaire = {
  id: 1,
  type: 'wphg',
  title: 'Ihre Kenntnisse',
  introduction: 'Eine falsche Antwort schließt Sie nicht aus.',
  statements: [],
  documents: [],
  questions: [
    {
      code: 'insolvency',
      kind: 'single',
      topic: 'Kenntnisse: Anleihen',
      text: 'Was geschieht mit Ihrem Geld, wenn die Emittentin zahlungsunfähig wird?',
      help: 'Anleihen sind keine Bankguthaben.',
      options: [option('loss', 'Ich kann mein Geld verlieren.'), option('unknown', 'Das weiß ich nicht.')],
      least: 1,
    },
  ],
};
export const experience: Questionnaire = {
  id: 2,
  type: 'wphg_experience',
  title: 'Ihre Erfahrung',
  introduction: null,
  statements: [],
  documents: [],
  questions: [
    {
      code: 'bondTrades',
      kind: 'single',
      topic: 'Erfahrung der letzten drei Jahre',
      text: 'Wie oft haben Sie Anleihen gekauft oder verkauft?',
      help: null,
      options: [option('never', 'Gar nicht'), option('many', 'Mehr als zehnmal')],
      least: 1,
    },
  ],
};
export const risk: Questionnaire = {
  id: 3,
  type: 'wphg_risk',
  title: 'Risikohinweis',
  introduction: 'Tokenisierte Anleihen passen nicht zu Ihren Kenntnissen und Erfahrungen.',
  statements: [{ title: 'Sie können alles verlieren.', text: 'Zinsen und Rückzahlung können ganz ausbleiben.' }],
  documents: [],
  questions: [
    {
      code: 'notice',
      kind: 'confirmation',
      topic: null,
      text: 'Ihre Bestätigung',
      help: null,
      options: [option('confirmed', 'Ich habe den Risikohinweis gelesen.')],
      least: 1,
    },
  ],
};

export const answered = (id: number, type: QuestionnaireType, grade: number | null): AnsweredQuestionnaire => ({
  id,
  questionnaire: { type },
  grade,
  answeredAt: '2026-11-20T09:00:00.000Z',
  answers: [],
  topics: grade === null ? [] : [{ topic: 'Kenntnisse: Anleihen', points: grade, most: 20 }],
});
export const knows = answered(11, 'wphg', 12);
export const isExperienced = answered(12, 'wphg_experience', 14);
export const isNew = answered(12, 'wphg_experience', 3);
export const accepts = answered(13, 'wphg_risk', null);

export const chosen = { insolvency: ['loss'], bondTrades: ['many'] };
export const confirmed = { notice: ['confirmed'] };
