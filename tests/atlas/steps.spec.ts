import { subject as session } from '#machines/app/session/testing/cases.ts';
import { keyOf, pathsOf } from '#machines/testing/paths.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('QA plays a login by hand and shares where she got to', async ({ page, context }) => {
  await page.goto('/atlas/#/session/steps');
  const state = page.getByRole('heading', { level: 2 });
  const choice = (name: RegExp) => page.getByRole('list').getByRole('link', { name }).first();
  await expect(state).toHaveText('starting');
  // Only possible events are offered: no credentials can be submitted while the app still reads the session.
  await expect(choice(/^credentials\.submitted/)).toBeHidden();
  await choice(/^readSession gelingt none/).click();
  await expect(state).toHaveText('loggedOut');
  await choice(/^credentials\.submitted/).click();
  await expect(state).toHaveText('authenticating');
  await expect(page.getByText(/^startet logIn mit/)).toBeVisible();
  await choice(/^logIn gelingt a code is asked for/).click();
  await expect(state).toHaveText('codeRequired');
  const changes = page.getByRole('table', { name: 'Was der letzte Schritt geändert hat' });
  await expect(changes.getByRole('row', { name: /^customerUuid null "anna"/ })).toBeVisible();
  await expectNoViolations(page, 'atlas, steps');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 2 })).toHaveText('codeRequired');
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(state).toHaveText('authenticating');
  await page.goBack();
  await expect(state).toHaveText('codeRequired');
});

test('QA plays with the keyboard alone', async ({ page }) => {
  await page.goto('/atlas/#/session/steps');
  const chart = page.getByRole('group', { name: 'Diagramm von session' });
  const state = page.getByRole('heading', { level: 2 });
  await expect(chart.locator('.chart-picture[data-ready]')).toBeVisible();
  await chart.focus();
  // The states of this chart have no actions, so Tab leads to the list of possible events.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Ereignisse' }).getByRole('link').first()).toBeFocused();
  await page.getByRole('link', { name: 'readSession gelingt none' }).focus();
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('loggedOut');
  await expect(state).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Ereignisse' }).getByRole('link').first()).toBeFocused();
});

test('QA finds a generated path, sees it on the chart and lets it play', async ({ page }) => {
  const paths = pathsOf(session.machine, session.cases);
  await page.goto('/atlas/#/session/paths');
  await expect(page.getByText(`50 von ${paths.length} Pfaden`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Pfade durchsuchen' }).fill('verifyCode fails: invalid2fa codeRequired');
  const found = page.getByRole('region', { name: 'Alle Pfade' }).getByRole('link');
  await expect(found.first()).toContainText('codeRequired');
  expect(await found.count()).toBeLessThan(50);
  await found.first().click();
  await expect(page.getByRole('heading', { name: 'Gewählter Pfad' })).toBeVisible();
  await expect(page.locator('[data-edge][data-path="true"]').first()).toBeVisible();
  await expectNoViolations(page, 'atlas, paths');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Pfade durchsuchen' })).toBeFocused();
  await page.getByRole('link', { name: 'Abspielen' }).click();
  const steps = page.getByText(/^Schritt \d+ von \d+$/);
  await expect(steps).toHaveText(/^Schritt (\d+) von \1$/, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeHidden();
});

test('QA reads that an address leads nowhere, and starts over', async ({ page }) => {
  await page.goto('/atlas/#/session/steps/0:999');
  await expect(page.getByText('Diesen Weg gibt es nicht.')).toBeVisible();
  await page.getByRole('link', { name: 'Von vorn beginnen' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('starting');
});

test('QA reads that a path does not exist', async ({ page }) => {
  await page.goto('/atlas/#/session/paths?path=0:999');
  await expect(page.getByText('Diesen Pfad gibt es nicht oder nicht mehr: 0:999')).toBeVisible();
});

test('QA opens the longest path of the largest machine', async ({ page }) => {
  const { subject: order } = await import('#machines/flows/order/testing/cases.ts');
  const longest = pathsOf(order.machine, order.cases).toSorted((a, b) => b.steps.length - a.steps.length)[0];
  if (!longest) throw new Error('order has no paths');
  await page.goto(`/atlas/#/order/paths?path=${keyOf(order.cases, longest)}`);
  await expect(page.getByRole('region', { name: 'Der Weg' }).getByRole('listitem')).toHaveCount(
    longest.steps.length + 1,
  );
});
