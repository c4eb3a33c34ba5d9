import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Texts of every page and of tables of screens: each table's text consists of its name and language. */
function answer(url: string): Response {
  const [, name = '', locale] = /\/texts\/([\w-]+)\.(\w\w)\.json$/.exec(url) ?? [];
  if (missing.has(`${name}.${locale}`)) return new Response('<html>', { status: 404 });
  const page = locale === 'de' ? 'zuerst' : 'first';
  return Response.json(
    name === 'page' ? { first: [page] } : { [name]: [`${name} ${locale === 'de' ? 'deutsch' : 'English'}`] },
  );
}

const missing = new Set<string>();
const failed = vi.fn();
let activate: typeof import('./locale.ts').activate;
let wantTexts: typeof import('./locale.ts').wantTexts;

beforeEach(async () => {
  const page = JSON.stringify({ texts: '/texts/' });
  missing.clear();
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => ({ textContent: page }) });
  window.addEventListener('vite:preloadError', failed);
  // Fresh module for each test: `locale.ts` remembers the opened tables until the page is left.
  vi.resetModules();
  ({ activate, wantTexts } = await import('./locale.ts'));
  await activate('de');
});
afterEach(() => {
  vi.unstubAllGlobals();
  failed.mockClear();
});

test('the first texts are those of the page', async () => {
  expect([i18n._('first'), document.documentElement.lang]).toEqual(['zuerst', 'de']);
  await wantTexts(undefined);
  expect(i18n._('first')).toBe('zuerst');
});

test('a screen’s texts load in the displayed language, and in another once it is chosen', async () => {
  await wantTexts('order');
  expect(i18n._('order')).toBe('order deutsch');
  await activate('en');
  expect([i18n._('order'), i18n._('first')]).toEqual(['order English', 'first']);
  await wantTexts('orders');
  expect(i18n._('orders')).toBe('orders English');
});

test('a screen opened while another language loads is shown in that, whatever arrives first', async () => {
  await Promise.all([activate('en'), wantTexts('payment')]);
  expect(i18n._('payment')).toBe('payment English');
  await Promise.all([wantTexts('product'), activate('de')]);
  expect(i18n._('product')).toBe('product deutsch');
});

test('texts that cannot be loaded fail like code, are not requested with another language, and can be tried again', async () => {
  missing.add('search.de');
  await expect(wantTexts('search')).rejects.toThrow('404');
  expect(failed).toHaveBeenCalledOnce();
  await activate('en');
  expect(i18n._('search')).toBe('search');
  await wantTexts('search');
  expect(i18n._('search')).toBe('search English');
});

test('a language with a missing file is not shown', async () => {
  missing.add('wallet.en');
  await wantTexts('wallet');
  await expect(activate('en')).rejects.toThrow('404');
  expect([i18n.locale, i18n._('wallet')]).toEqual(['de', 'wallet deutsch']);
});

test('texts that the page has requested are not requested again, unless they failed', async () => {
  const url = '/texts/orders.de.json';
  window.parkettTexts = new Map([[url, Promise.resolve(new Response('', { status: 503 }))]]);
  await expect(wantTexts('orders')).rejects.toThrow('503');
  await wantTexts('orders');
  expect(i18n._('orders')).toBe('orders deutsch');
  window.parkettTexts.set(url, Promise.resolve(Response.json({ orders: ['requested'] })));
  await activate('de');
  expect(i18n._('orders')).toBe('requested');
});
