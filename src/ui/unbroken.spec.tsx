import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const kept = (text: string) => renderToStaticMarkup(unbroken(text)).replaceAll(/<span[^>]*>(.*?)<\/span>/g, '[$1]');

test.each([
  ['Ihre E-Mail-Adresse ist bestätigt', 'Ihre [E-Mail]-Adresse ist bestätigt'],
  ['E-Mail, noch eine E-Mail', '[E-Mail], noch eine [E-Mail]'],
  ['Zwei-Faktor-Anmeldung', 'Zwei-Faktor-Anmeldung'],
  ['Your email address is confirmed', 'Your email address is confirmed'],
])('a single letter stays with the word after its hyphen: %s', (text, expected) => {
  expect(kept(text)).toBe(expected);
});
