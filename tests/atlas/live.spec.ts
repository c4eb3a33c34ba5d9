import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { ROOT } from '../law/source.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { LiveScreen } from '../support/screens/LiveScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openShop } from '../support/shop.ts';

const persona = personaOf('twoFactor');

const codeAt = (time: Date) =>
  new TOTP({ secret: Secret.fromBase32(persona.totpSecret ?? '') }).generate({ timestamp: time.getTime() });

/** Logs in with password and code; returns the secrets that no log may contain. */
async function logIn(page: Page): Promise<string[]> {
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(persona);
  await expect(login.code).toBeVisible();
  const code = codeAt(new Date());
  await login.code.fill(code);
  await expect(page).toHaveURL('/');
  const { token, refreshToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('parkett.session') ?? ''));
  return [persona.password, code, token, refreshToken];
}

test('QA watches a login in another tab, step by step, and stops the log to look back', async ({ page, context }) => {
  const live = new LiveScreen(page);
  await live.open();
  await expect(live.empty).toBeVisible();
  await expectNoViolations(page, 'live, empty');

  const tab = await context.newPage();
  const login = new LoginScreen(tab);
  await login.open();
  await expect(live.actor('session')).toContainText('loggedOut');
  await expect(live.active('loggedOut')).toBeVisible();
  await login.logIn(persona);
  await expect(live.active('codeRequired')).toBeVisible();
  await expect(live.event).toHaveText(/^logIn gelingt.* → codeRequired$/);
  await login.code.fill(codeAt(new Date()));
  await expect(live.active('fresh')).toBeVisible();
  await expectNoViolations(page, 'live, logged in');
  await page.setViewportSize({ width: 375, height: 700 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await live.back.click();
  await expect(live.active('verifyingCode')).toBeVisible();
  await expect(live.event).toHaveText('code.submitted{"code":"•••"} → verifyingCode');
  await live.follow.click({ force: true });
  await live.filter.fill('credentials');
  await expect(live.entries).toHaveText(/credentials\.submitted/);
  await live.filter.fill('');
  await live.actor('preferences').press('Enter');
  await expect(live.active('settled')).toBeVisible();
  await live.actor('session').press('Enter');

  // Live events are queued during the pause.
  await live.pause.click();
  await new Shell(tab).logOut();
  await expect(live.banner(/Angehalten\. [1-9]\d* neue Ereignisse warten/)).toBeVisible();
  await expect(live.active('fresh')).toBeVisible();
  await live.resume.click();
  await expect(live.active('loggedOut')).toBeVisible();
  await tab.close();
  await expect(live.ended('session')).toBeVisible();
});

test('QA takes a login home as a log and as a test', async ({ page, context }) => {
  const live = new LiveScreen(page);
  await live.open();
  const tab = await context.newPage();
  const [password = '', code = ''] = await logIn(tab);
  await expect(live.active('fresh')).toBeVisible();

  // The copied test passes unchanged.
  const text = await live.test();
  expect(text).toContain("succeeds('verifyCode'");
  mkdirSync(`${ROOT}coverage`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}coverage/copied-`);
  writeFileSync(`${folder}/session.spec.ts`, text);
  execFileSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--root', folder]);
  rmSync(folder, { recursive: true });

  // The saved log opens on a page where no app runs.
  const file = await live.save();
  const saved = readFileSync(file, 'utf8');
  for (const secret of [password, code]) expect(saved).not.toContain(secret);
  await tab.close();
  await page.reload();
  await live.openFile(file);
  await expect(live.banner(/Ein gespeichertes Protokoll/)).toBeVisible();
  await expect(live.active('fresh')).toBeVisible();
  await live.back.click();
  await expect(live.active('verifyingCode')).toBeVisible();

  await live.openFile({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toHaveText('„notes.json“ ist kein Protokoll aus dem Atlas.');
});

test('an atlas that is opened later shows the running actors of each tab', async ({ page, context }) => {
  const first = await context.newPage();
  await logIn(first);
  const second = await context.newPage();
  await second.goto('/imprint');
  const live = new LiveScreen(page);
  await live.open();
  await expect(live.tab(/Tab \d \/$/)).toBeVisible();
  await expect(live.tab(/Tab \d \/imprint$/)).toBeVisible();
  await expect(live.actor('session')).toContainText(['loggedIn.fresh', 'loggedIn.fresh']);
  await expect(live.actor('resource page imprint')).toBeVisible();
});

test('a crashed tab is distinguished from the running ones', async ({ page, context }) => {
  const live = new LiveScreen(page);
  await live.open();
  const doomed = await context.newPage();
  const other = await context.newPage();
  await doomed.goto('/imprint');
  await other.goto('/login');
  await expect(live.tab(/Tab \d \/imprint$/)).toBeVisible();
  await expect(live.tab(/Tab \d \/login$/)).toBeVisible();
  const devtools = await context.newCDPSession(doomed);
  // The call never resolves, because the crashed page cannot answer.
  void devtools.send('Page.crash').catch(() => null);
  await expect(live.tab(/Tab \d geschlossen$/)).toHaveCount(1);
  await expect(live.tab(/Tab \d \/login$/)).toBeVisible();
  await page.getByRole('button', { name: 'Beendete entfernen' }).click();
  await expect(live.tab(/Tab \d/)).toHaveCount(1);
});

/** Requirement 21.3. */
test('the messages of a tab contain no password, code or token', async ({ page, context }) => {
  const heard = await context.newPage();
  await heard.goto('/imprint');
  await heard.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new BroadcastChannel('parkett.live').addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
  });
  const secrets = await logIn(page);
  await new Shell(page).logOut();
  const told = await heard.evaluate(() => ('told' in window ? String(window.told) : ''));
  expect(told).toContain('verifyCode');
  for (const secret of secrets) expect(told).not.toContain(secret);
});

test('a deployment without inspection loads no code of it and sends no messages', async ({ context, problems }) => {
  const shop = await openShop('investor', { settings: { inspect: false } });
  try {
    problems.expect(/^foreign request:/);
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${shop.url}/login`);
    await expect(new LoginScreen(page).heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /\/live-/.test(path))).toEqual([]);
    expect(scripts.some((path) => path.startsWith('/assets/'))).toBe(true);
  } finally {
    await shop.close();
  }
});
