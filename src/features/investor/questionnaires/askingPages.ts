import type { QuestionnaireInput } from '#machines/flows/questionnaire/types.ts';

/** Pages with questionnaires, by the last part of their URL. */
export type AskingPage = 'adequacy-optional' | 'adequacy-professional' | 'adequacy' | 'adequacy-risk';

/** Questionnaires of each page, and those that a change there takes back: all with the same purpose. */
export const questionnaireInputs: Readonly<Record<AskingPage, QuestionnaireInput>> = {
  'adequacy-optional': { asks: ['wphg_optional'], resets: ['wphg_optional', 'professional'], explains: false },
  // Declining professional status reopens the classification question.
  'adequacy-professional': { asks: ['professional'], resets: ['wphg_optional', 'professional'], explains: false },
  adequacy: {
    asks: ['wphg', 'wphg_experience'],
    resets: ['wphg', 'wphg_experience', 'wphg_risk'],
    explains: true,
  },
  'adequacy-risk': {
    asks: ['wphg_risk'],
    resets: ['wphg', 'wphg_experience', 'wphg_risk'],
    explains: false,
  },
};
