import type { QuestionnaireInput } from '#machines/questionnaire/types.ts';

/** The pages that ask, by the last part of their address. */
export type AskingPage = 'adequacy-optional' | 'adequacy-professional' | 'adequacy' | 'adequacy-risk';

/** What each page asks, and what a change there takes back: all that was asked for the same purpose. */
export const inputs: Readonly<Record<AskingPage, QuestionnaireInput>> = {
  'adequacy-optional': { asks: ['wphg_optional'], resets: ['wphg_optional', 'professional'], explains: false },
  // Whoever would rather not be professional is asked again how they want to invest.
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
