import type { Page } from 'playwright/test';
import { callAs } from '../browser/support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerQuestions } from '../support/newcomer/answerQuestions.ts';
import { expectFocusInView } from '../support/onPage.ts';
import { tick } from '../support/screens/OrderScreen.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const answer = (page: Page, text: string) => page.getByRole('main').getByRole('radio', { name: text, exact: true });
const expectAnswered = (page: Page, count: number) =>
  expect(page.getByRole('meter', { name: 'Beantwortete Fragen' })).toHaveAttribute(
    'aria-valuetext',
    `${count} von 12 Fragen beantwortet`,
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Right answers, and those of an investor with some experience; the last question is left open. */
const GOOD = [
  'Ich kann mein Geld ganz oder teilweise verlieren.',
  'Ich erhalte 50 € im Jahr, solange die Emittentin zahlen kann.',
  'Ein Verkauf kann unmöglich sein oder nur mit Verlust gelingen.',
  'Meine Ansprüche kommen erst nach denen anderer Gläubiger, und schon vor einer Insolvenz kann die Zahlung ausgeschlossen sein.',
  'Die Eintragung in das Kryptowertpapierregister.',
  'Nein, ob gezahlt wird, hängt allein von der Emittentin ab.',
  'Mit ihm wird über die Token verfügt; wer ihn hat, kann sie übertragen.',
  'Vier- bis zehnmal',
  'Mehr als 1.000 € bis 10.000 €',
  'Mehr als fünf Jahre',
  'Ja, einmal',
];

test('a double-click answers one question, and not the next one too', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'stepAdequacy');
  await page.goto('/self-disclosure/adequacy');
  await page.getByText(GOOD[0] ?? '', { exact: true }).dblclick();
  await expect(page.getByText(/^Frage 2 von 12/)).toBeVisible();
  await expectAnswered(page, 1);
});

test('an experienced investor passes the appropriateness test, and a reload loses no answer', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'stepAdequacy');
  await page.goto('/self-disclosure/adequacy');
  await expect(heading(page, 'Angemessenheitsprüfung')).toBeVisible();
  await answerQuestions(page, GOOD);
  await expectAnswered(page, 11);
  await button(page, 'Antworten senden').click();
  await expect(page.getByText('Bitte wählen Sie eine Antwort.')).toBeVisible();
  await page.reload();
  await expectAnswered(page, 11);
  await expect(page.getByRole('radiogroup', { name: /Ausbildung oder Beruf/ })).toBeVisible();
  await tick(answer(page, 'Nein'));
  await page.setViewportSize({ width: 375, height: 740 });
  await button(page, 'Antworten senden').click();
  await expectFocusInView(heading(page, 'Ihre Angemessenheitsprüfung ist abgeschlossen'));
  await expect(page.getByRole('main')).toContainText('Kenntnisse: Anleihenausreichend');
  // A lack of experience in a job is not a lack of knowledge.
  await expect(page.getByRole('main')).not.toContainText('keine Kenntnisse');

  // She changes an answer: the page asks first, then restarts the questionnaire.
  await button(page, 'Fragebogen neu beginnen').click();
  const question = page.getByRole('alertdialog', { name: 'Antwort ändern?' });
  await question.getByRole('button', { name: 'Antwort behalten' }).click();
  await expect(heading(page, 'Ihre Angemessenheitsprüfung ist abgeschlossen')).toBeVisible();
  await button(page, 'Fragebogen neu beginnen').click();
  await question.getByRole('button', { name: 'Ändern und neu beginnen' }).click();
  await expectAnswered(page, 0);
  await answerQuestions(page, GOOD.slice(0, 1));
  await expect(page.getByText(/^Frage 2 von 12/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Frage 1 von 12/)).toBeVisible();
  await expect(answer(page, GOOD[0] ?? '')).toBeFocused();
  expect(JSON.stringify(await callAs(shop, 'stepAdequacy', 'GET', 'answered-questionnaires'))).not.toContain('"wphg"');
});

test('on a phone the questions follow one by one; little experience leads to the notice, and the notice to the next step', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'stepAdequacy');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await expect(page).toHaveURL('/self-disclosure/adequacy');
  await button(page, 'Weiter zu Frage 2').click();
  await expect(page.getByText('Bitte wählen Sie eine Antwort.')).toBeVisible();
  for (let number = 1; number <= 12; number += 1) {
    await expect(page.getByText(new RegExp(`^Frage ${number} von 12`))).toBeVisible();
    const answers = page.getByRole('main').getByRole('radio');
    // She knows nothing and has no experience. Each choice leads to the next question; the last is sent by hand.
    await (number <= 7 ? answers.last() : answers.first()).click({ force: true });
    if (number === 3) {
      await page.goBack();
      await expect(page.getByText(/^Frage 3 von 12/)).toBeVisible();
      await expect(answers.last()).toBeChecked();
      // Arrow keys do not lead to the next question.
      await page.keyboard.press('ArrowUp');
      await expect(answers.last()).not.toBeChecked();
      await expect(page.getByText(/^Frage 3 von 12/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Frage 4 von 12/)).toBeVisible();
      await button(page, 'Zurück').click();
      await expect(page.getByText(/^Frage 3 von 12/)).toBeVisible();
      await button(page, 'Zurück').click();
      await expect(page.getByText(/^Frage 2 von 12/)).toBeVisible();
      await button(page, 'Weiter zu Frage 3').click();
      await answers.last().click({ force: true });
    }
  }
  await expect(page.getByText('noch etwa eine Minute').last()).toBeVisible();
  // The answer to the first questionnaire is lost, and Chromium repeats the call by itself: the shop stores it once.
  await shop.armFault({ method: 'POST', path: 'answered-questionnaires', kind: 'cutAfter', times: 1 });
  problems.expect(/^(failed|409) POST .*answered-questionnaires/);
  await button(page, 'Antworten senden').click();
  await expect(heading(page, 'Bitte beachten Sie diesen Hinweis')).toBeVisible();
  await expect(page).toHaveURL('/self-disclosure/adequacy-risk');
  await expect(page.getByRole('main')).toContainText('Sie können alles verlieren.');
  await button(page, 'Hinweis bestätigen und weiter').click();
  await expect(page.getByText('Bitte bestätigen Sie diese Aussage, um fortzufahren.')).toBeVisible();
  await tick(page.getByRole('checkbox', { name: /Ich habe den Risikohinweis gelesen/ }));
  await button(page, 'Hinweis bestätigen und weiter').click();
  await expect(page).toHaveURL('/');
});
