import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextFiles } from './locale.ts';

const file = (messages: object) =>
  `data:text/javascript,${encodeURIComponent(`export const messages=${JSON.stringify(messages)}`)}`;

/** Texts of a table of screens: each consists of its name and language. */
const filesOf = (name: string): TextFiles => ({
  de: file({ [name]: [`${name} deutsch`] }),
  en: file({ [name]: [`${name} English`] }),
});

const failed = vi.fn();
let activate: typeof import('./locale.ts').activate;
let wantTexts: typeof import('./locale.ts').wantTexts;

beforeEach(async () => {
  const carried = JSON.stringify({ de: { first: ['zuerst'] }, en: { first: ['first'] } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => ({ textContent: carried }) });
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
  await wantTexts(filesOf('order'));
  expect(i18n._('order')).toBe('order deutsch');
  await activate('en');
  expect([i18n._('order'), i18n._('first')]).toEqual(['order English', 'first']);
  await wantTexts(filesOf('orders'));
  expect(i18n._('orders')).toBe('orders English');
});

test('a screen opened while another language loads is shown in that, whatever arrives first', async () => {
  await Promise.all([activate('en'), wantTexts(filesOf('payment'))]);
  expect(i18n._('payment')).toBe('payment English');
  await Promise.all([wantTexts(filesOf('product')), activate('de')]);
  expect(i18n._('product')).toBe('product deutsch');
});

test('texts that cannot be loaded fail like code, are not requested with another language, and can be tried again', async () => {
  const files = { ...filesOf('search'), de: 'data:text/javascript,throw 0' };
  await expect(wantTexts(files)).rejects.toBe(0);
  expect(failed).toHaveBeenCalledOnce();
  await activate('en');
  expect(i18n._('search')).toBe('search');
  await wantTexts(files);
  expect(i18n._('search')).toBe('search English');
});

test('a language with a missing file is not shown', async () => {
  const files = { ...filesOf('wallet'), en: 'data:text/javascript,throw 1' };
  await wantTexts(files);
  await expect(activate('en')).rejects.toBe(1);
  expect([i18n.locale, i18n._('wallet')]).toEqual(['de', 'wallet deutsch']);
});
