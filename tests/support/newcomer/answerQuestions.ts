import { expect, type Page } from 'playwright/test';
import { type Hands, handsWithMouse } from './hands.ts';

/**
 * Chooses answers by their texts, to questions that are shown one at a time, from the current one on. Each answer leads
 * to the next question, except that to the last question, which a button sends.
 */
export async function answerQuestions(page: Page, answers: readonly string[], hands: Hands = handsWithMouse()) {
  const main = page.getByRole('main');
  const question = main.locator('legend');
  const next = main.getByRole('button', { name: /^(Weiter zu Frage|Continue to question) \d+$/ });
  for (const text of answers) {
    const answer = main.getByRole('radio', { name: text, exact: true });
    await expect(answer).toBeVisible();
    const asked = await question.textContent();
    if (await next.isVisible()) {
      await hands.decide(answer);
      await expect(question).not.toHaveText(asked ?? '');
    } else await hands.mark(answer);
  }
}
