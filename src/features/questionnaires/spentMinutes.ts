import { stepRows } from '#domain/onboarding/steps.ts';
import { openQuestions } from '#domain/person/questionnaires.ts';
import { type QuestionnaireSnapshot, selectOpen, selectStage } from '#machines/questionnaire/selectors.ts';
import type { AskingPage } from './pages.ts';

const minutesOf = (page: AskingPage): number => stepRows.find(({ path }) => path.endsWith(`/${page}`))?.minutes ?? 0;

/**
 * Returns the whole minutes of a page that are already spent, by its answered questions; all minutes once there is a
 * result.
 */
export function spentMinutes(page: AskingPage, snapshot: QuestionnaireSnapshot, answers: unknown): number {
  const stage = selectStage(snapshot);
  if (stage === 'result') return minutesOf(page);
  const questions = selectOpen(snapshot).flatMap((each) => each.questions);
  if (stage !== 'questions' || questions.length === 0) return 0;
  const left = openQuestions({ questions }, { ...Object(answers) }).length;
  return Math.floor((minutesOf(page) * (questions.length - left)) / questions.length);
}
