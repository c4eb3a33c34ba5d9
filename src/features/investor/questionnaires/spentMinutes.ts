import { stepRows } from '#domain/onboarding/steps.ts';
import { openQuestions } from '#domain/person/questionnaires.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { type QuestionnaireSnapshot, selectOpen, selectStage } from '#machines/flows/questionnaire/selectors.ts';
import type { AskingPage } from './askingPages.ts';

const minutesOf = (page: AskingPage): number => stepRows.find(({ path }) => path.endsWith(`/${page}`))?.minutes ?? 0;

const isChosen = (answer: [string, unknown]): answer is [string, string[]] => Array.isArray(answer[1]);

/**
 * Returns the whole minutes of a page that are already spent, by its answered questions; all minutes once there is a
 * result.
 */
export function spentMinutes(page: AskingPage, snapshot: QuestionnaireSnapshot, answers: unknown): number {
  const stage = selectStage(snapshot);
  if (stage === 'result') return minutesOf(page);
  const questions = selectOpen(snapshot).flatMap((each) => each.questions);
  if (stage !== 'questions' || questions.length === 0) return 0;
  const chosen = Object.entries(fieldsOf(answers)).filter(isChosen);
  const left = openQuestions({ questions }, Object.fromEntries(chosen)).length;
  return Math.floor((minutesOf(page) * (questions.length - left)) / questions.length);
}
