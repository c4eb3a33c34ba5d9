import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '#sandbox/build.ts';
import { appSettings } from '#sandbox/config.ts';
import { personaOf } from '#sandbox/personas.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { openBond, openShop } from '../support/shop.ts';
import { lacks, type ServerName, serveBy } from '../support/webServers.ts';

const [asset = '', picture = ''] = ['.js', '.svg'].map((ending) =>
  readdirSync(join(DIST, 'assets')).find((name) => name.endsWith(ending)),
);
/** Paths for each rule of the servers, present and missing: a missing asset is 404 (requirement 21.2). */
const PATHS = [
  '/',
  '/login?from=mail',
  '/order-process/token',
  '/orders/4f1c/finish',
  '/assets',
  '/assets/',
  `/assets/${asset}`,
  `/assets/${picture}`,
  '/assets/app-0000000.js',
  '/assets/without-ending',
  '/index.html',
  '/index.html.gz',
  `/assets/${asset}.br`,
  '/csp.json',
  '/.vite/manifest.json',
  '/robots.txt',
  '/icon.svg',
  '/icon-180.png',
  '/icon-512.png',
  '/site.webmanifest',
  '/favicon.ico',
  '/LICENSES.txt',
  '/.well-known/change-password',
  '/.well-known/resource-that-should-not-exist',
  '/api/v2/shop/channels',
  '/api/v2/shop/nothing',
];
/** Headers of the connection and of the software, and times, which differ from server to server. */
const OF_SERVER = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-ranges', 'server', 'date'],
  ...['last-modified', 'x-request-id', 'via', 'alt-svc'],
]);

/** Returns status, headers and text of an answer. */
async function answerOf(origin: string, path: string, headers: Record<string, string>) {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  const isRedirect = answer.status === 302;
  const shown = [...answer.headers]
    // A redirect has a text of the server's own.
    .filter(([name]) => !OF_SERVER.has(name) && !(isRedirect && name === 'content-type'))
    .map(([name, value]) => [name, name === 'etag' ? value.replace(/^(W\/)?"[^"]+"$/, '$1"…"') : value]);
  const etag = answer.headers.get('etag');
  const text = await answer.text();
  return { etag, seen: { status: answer.status, headers: Object.fromEntries(shown), ...(!isRedirect && { text }) } };
}

const names: ServerName[] = ['nginx', 'caddy'];
for (const name of names) if (lacks(name)) console.log(`skipped: ${lacks(name)}`);
const installed = names.filter((name) => !lacks(name));

for (const reading of ['investor', 'marketplace'] as const)
  base(`${installed.join(' and ')} answer as the embedded server does, for the ${reading} reading`, async () => {
    const shop = await openShop(reading);
    for (const name of installed) {
      const server = await serveBy(name, appSettings(reading), {
        proxy: { to: shop.url, paths: ['/api/'] },
        securityContact: 'mailto:security@example.de',
      });
      const security = await fetch(`${server.url}/.well-known/security.txt`);
      expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await security.text()).toMatch(/^Contact: mailto:security@example\.de\nExpires: /);
      for (const coding of ['gzip', 'identity'])
        for (const path of PATHS) {
          const asked = { 'Accept-Encoding': coding };
          const wanted = await answerOf(shop.url, path, asked);
          const given = await answerOf(server.url, path, asked);
          expect.soft(given.seen, `${name} for ${path} in ${coding}`).toEqual(wanted.seen);
          if (!wanted.etag || !given.etag) continue;
          const again = await answerOf(server.url, path, { ...asked, 'If-None-Match': given.etag });
          expect.soft(again.seen.status, `${name} for ${path} in ${coding}, again`).toBe(304);
        }
      await server.close();
    }
    await shop.close();
  });

const test = base.extend({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shop = await openShop();
      const proxy = { to: shop.url, paths: ['/api/', '/sandbox/'] };
      const server = await serveBy('nginx', appSettings('investor'), { proxy });
      await use({ ...shop, url: server.url });
      await server.close();
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

test('an investor behind nginx logs in, reloads a step of an order, and places the order', async ({ page }) => {
  const login = new LoginScreen(page);
  const order = new OrderScreen(page);
  await login.open();
  await login.logIn(personaOf('cleared'));
  await expect(page.getByText('Betrag wählen und zeichnen', { exact: true })).toBeVisible();
  await order.open(openBond(), 1);
  await page.reload();
  await expect(order.quantity).toBeVisible();
  await order.toOrderButton('Überweisung');
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor without JavaScript reads in both languages what to do, and sees no dead form', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  // Playwright's locators by text skip this element.
  const sentences = page.locator('noscript p');
  await expect(sentences).toHaveText([/^Diese Seite braucht JavaScript\. /, /^This site needs JavaScript\. /]);
  await expect(sentences.last()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});
