import { type Deployment, deployedWith } from '../support/deployment.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openShop } from '../support/shop.ts';

const nothing: Deployment = { gone: null, slow: null, isNewer: false, isCached: false };
const deployment: Deployment = { ...nothing };

const test = base.extend({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shop = await openShop('investor', { front: (site) => deployedWith(deployment, site) });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(() => {
  Object.assign(deployment, nothing);
});

test('an investor whose page is older than the server’s version gets the new one, by itself at first, then on request', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 GET \/assets\/InvoicesPage-/);
  problems.expect(/InvoicesPage-/);
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.heading).toHaveText('Kontakt');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);

  Object.assign(deployment, { gone: /InvoicesPage-/, isNewer: true, isCached: true });
  await shell.openInvoices();
  // After one reload the cache still serves the old page: from here on the investor decides.
  const notice = page.getByRole('status').filter({ hasText: 'Es gibt eine neuere Fassung dieser Seite.' });
  await expect.poll(() => loads).toBe(1);
  if (new URL(page.url()).pathname !== '/invoices') await shell.openInvoices();
  await expect(notice).toBeVisible();
  expect(loads).toBe(1);

  Object.assign(deployment, nothing);
  await notice.getByRole('button', { name: 'Neu laden' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(notice).toHaveCount(0);
  await shell.openInvoices();
  await expect(page.getByRole('table', { name: 'Abrechnungen' }).getByRole('rowheader')).not.toHaveCount(0);
});

test('an investor whose next page takes long to arrive reads so on the present one', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/contact');
  await expect(shell.heading).toHaveText('Kontakt');
  const arrival = Promise.withResolvers<void>();
  deployment.slow = { files: /InvoicesPage-/, until: arrival.promise };
  await shell.openInvoices();
  const slow = shell.notices.getByText('Das Laden dauert länger als gewöhnlich.');
  await expect(slow).toBeVisible();
  await expect(shell.heading).toHaveText('Kontakt');
  arrival.resolve();
  await expect(shell.heading).toHaveText('Abrechnungen');
  await expect(slow).toBeHidden();
});

/** Requirement 22.9: code that comes with a read is requested again. */
test('an investor is named in the header although the code that reads her name failed to load at first', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/assets\/inside-|dynamically imported module/);
  await shop.loginAs(context, 'julia');
  deployment.gone = /assets\/inside-/;
  await page.goto('/account/orders');
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(retry).toBeVisible();
  deployment.gone = null;
  await retry.click();
  await expect(new Shell(page).heading).toHaveText('Meine Zeichnungen');
  await expect(page.getByRole('button', { name: 'Konto von Julia Lindner' })).toBeVisible();
});

const SENTENCES = [
  {
    language: 'de',
    missing: 'Diese Seite konnte nicht vollständig geladen werden. Bitte laden Sie sie neu.',
    reload: 'Neu laden',
    slow: { what: 'the app', path: '/login', files: /assets\/index-/, says: 'Das Laden dauert länger als gewöhnlich.' },
  },
  {
    language: 'en',
    missing: 'This page could not be loaded completely. Please load it again.',
    reload: 'Reload',
    slow: {
      what: 'a screen',
      path: '/reset-password',
      files: /assets\/passwordReset-/,
      says: 'Loading is taking longer than usual.',
    },
  },
] as const;

for (const { language, missing, reload, slow } of SENTENCES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    /** Requirement 22.9. */
    test('a visitor sees a message when the app itself is missing, and reloads it', async ({ page, problems }) => {
      problems.expect(/assets\/index-|Failed to fetch dynamically imported module/);
      deployment.gone = /\/assets\/index-/;
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText(missing);
      deployment.gone = null;
      await page.getByRole('button', { name: reload }).click();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeEnabled();
    });

    /** Requirement 22.9. */
    test(`a visitor sees a message when ${slow.what} takes long to load, and gets it once it is there`, async ({
      page,
    }) => {
      const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
      deployment.slow = { files: slow.files, until };
      await page.clock.install();
      await page.goto(slow.path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeAttached();
      await expect(page.getByText(slow.says)).toHaveCount(0);
      await page.clock.fastForward(8_000);
      await expect(page.getByRole('alert')).toContainText(slow.says);
      await expect(page.getByRole('button', { name: reload })).toBeVisible();
      arrive();
      await expect(page.getByText(slow.says)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeEnabled();
    });
  });

test('a visitor sees a message when the app cannot start', async ({ page, problems }) => {
  const [{ missing, reload }] = SENTENCES;
  problems.expect(/uncaught: Error: no channels here/);
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        throw new Error('no channels here');
      }
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText(missing);
  await expect(page.getByRole('button', { name: reload })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
