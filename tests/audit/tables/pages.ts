import type { Page } from 'playwright';
import { API } from '#sandbox/http/answer.ts';
import { clientOf } from '#sandbox/testing/client.ts';
import type { Shop } from '../../support/shop.ts';
import { inBrowser } from '../browser.ts';
import type { Attempt, Table } from '../table.ts';

/** Payloads that run if a page inserts text as markup, attribute, script or template. */
const RUNS = [
  '<img src=x onerror=window.hit=1>',
  '"><script>window.hit=1</script>',
  "'-window.hit=1-'",
  '</title><svg onload=window.hit=1>',
  '{{window.hit=1}}',
  'javascript:window.hit=1',
];

/** Addresses of pages that show part of their address. */
const REFLECTING: readonly ((text: string) => string)[] = [
  (text) => `/search?phrase=${text}`,
  (text) => `/login?redirectPath=${text}`,
  (text) => `/products/${text}`,
  (text) => `/order-process/token?product=${text}&quantity=${text}`,
  (text) => `/payment/success?token=${text}`,
  (text) => `/order-details/${text}`,
  (text) => `/cms/${text}`,
  (text) => `/${text}`,
  (text) => `/sandbox?said=${text}&tone=bad`,
  (text) => `/sandbox?q=${text}`,
  (text) => `/sandbox/enter?persona=${text}&next=${text}`,
  (text) => `/sandbox/pay/${text}`,
  (text) => `/sandbox/mail/${text}`,
  (text) => `${API}/products/${text}`,
];
/** Pages that show text that customers entered. */
const STORED = [
  '/',
  '/account/orders',
  '/invoices',
  '/account/exerpts',
  '/account/custody',
  '/account/wallet',
  '/account/payments',
  '/account/attract-investors',
  '/order-process/token?product=WIND-NORDSEE-2032&quantity=1000',
  '/sandbox',
  '/sandbox/mail',
];

/** True if a payload ran, or is an element of the page. */
const ran = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return 'hit' in window || document.querySelector('img[src="x"], svg[onload]') !== null;
  });

async function inPages(attempt: Attempt): Promise<void> {
  await inBrowser(async (browser, shop) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    await shop.loginAs(context, 'cleared');
    const page = await context.newPage();
    const visit = async (path: string, what: string) => {
      await page.goto(shop.url + path, { waitUntil: 'load' });
      const isHere = new URL(page.url()).origin === shop.url;
      attempt(what, isHere && !(await ran(page)), page.url());
    };
    for (const place of REFLECTING) for (const text of RUNS) await visit(place(encodeURIComponent(text)), place(text));
    await keep(shop);
    for (const path of STORED) await visit(path, `what was entered, at ${path}`);
    await context.close();
  });
}

/** Stores a payload in each field that a customer may write. */
async function keep({ url }: Shop): Promise<void> {
  const clara = await clientOf(url).as('cleared');
  const { sub } = JSON.parse(Buffer.from(clara.token?.split('.')[1] ?? '', 'base64url').toString());
  const text = RUNS[0] ?? '';
  for (const field of ['firstName', 'lastName', 'title', 'birthCity', 'profileName', 'beneficiary', 'bankName'])
    await clara.call('PUT', `customers/${sub}`, { [field]: text });
  await clara.call('POST', 'addresses', {
    countryCode: 'DE',
    street: text,
    city: text,
    postcode: '01234',
    company: text,
  });
  await clara.call('POST', 'wallets', { type: 'token-forge', defaultWallet: true, name: text });
}

const TOKEN = `${btoa('{"alg":"none"}')}.${btoa('{"exp":9999999999}')}.`;
/** Values that replace the app’s entries in the browser’s storage. */
const STORAGE: readonly [key: string, value: string][] = [
  ...[
    '',
    'null',
    '{',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"token":7}',
    `{"token":"${TOKEN}","refreshToken":null}`,
    JSON.stringify({ token: TOKEN, refreshToken: 'x', customerUuid: '../../orders', skew: 'NaN' }),
    JSON.stringify({ token: '<img src=x onerror=window.hit=1>', refreshToken: 'x', customerUuid: 'x', skew: 0 }),
    'x'.repeat(100_000),
  ].map((value): [string, string] => ['parkett.session', value]),
  ...['', 'null', '<img src=x onerror=window.hit=1>', '__proto__', 'constructor'].flatMap(
    (value): [string, string][] => [
      ['parkett.locale', value],
      ['parkett.theme', value],
    ],
  ),
];

async function tampered(attempt: Attempt): Promise<void> {
  await inBrowser(async (browser, shop) => {
    for (const [name, value] of STORAGE) {
      const origins = [{ origin: shop.url, localStorage: [{ name, value }] }];
      const context = await browser.newContext({ locale: 'de-DE', storageState: { cookies: [], origins } });
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.goto(`${shop.url}/account/orders`);
      const isAsked = await page
        .getByLabel(/E-Mail|Email/)
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      attempt(`${name} ${value.slice(0, 60)}`, isAsked && uncaught.length === 0 && !(await ran(page)), [
        page.url(),
        ...uncaught,
      ]);
      await context.close();
    }
  });
}

export const pages: Table[] = [
  { name: 'code in addresses and in what was entered: place × text', least: 95, long: true, run: inPages },
  { name: 'storage that was tampered with: the login is shown', least: 22, long: true, run: tampered },
];
