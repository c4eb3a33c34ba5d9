import type { Report } from '#domain/reports/report.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const failed = (failure: string): Report => ({
  type: 'parkett-state',
  age: 0,
  url: 'https://app.example/login',
  user_agent: '',
  body: { machine: 'session', state: 'session.authenticating', actor: 'logIn', failure, version: '' },
});

test('QA sees on the chart which state failed for people, how often and how', async ({ page }) => {
  const data = [failed('timeout'), failed('offline'), failed('timeout')];
  expect((await page.request.post('/sandbox/reports', { data })).status()).toBe(204);
  await page.goto('/atlas/#/session/chart?state=session.authenticating');
  await expect(page.locator('.chart-failures')).toHaveText('3×');
  const facts = page.getByRole('complementary', { name: 'Auswahl' });
  await expect(facts).toContainText('Gemeldet2× logIn: timeout, 1× logIn: offline');
  await expect(page.getByRole('list', { name: 'Zeichen' })).toContainText('gemeldete Fehlschläge');
  await expectNoViolations(page, 'atlas, a chart with reported failures');
});
