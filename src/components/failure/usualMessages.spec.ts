import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { readCatalogue } from '#i18n/allTexts.ts';
import { usualText } from './usualMessages.ts';

const REASONS = [
  { kind: 'rateLimited', de: 'Zu viele Versuche.', en: 'Too many attempts.' },
  { kind: 'unavailable', de: 'Das ist gerade nicht möglich.', en: 'That isn’t possible right now.' },
] as const;

test.each([
  [0, 'weniger als einer Minute', 'less than a minute'],
  [60, 'weniger als einer Minute', 'less than a minute'],
  [61, '2 Minuten', '2 minutes'],
  [3_600, '60 Minuten', '60 minutes'],
  [3_601, '2 Stunden', '2 hours'],
  [172_799, '48 Stunden', '48 hours'],
  [172_800, '2 Tagen', '2 days'],
  [172_801, '3 Tagen', '3 days'],
  [30 * 86_400, '30 Tagen', '30 days'],
])('a wait of %i seconds is shown as %j', async (retryAfter, german, english) => {
  for (const { kind, de, en } of REASONS) {
    const i18n = setupI18n({
      locale: 'de',
      messages: { de: await readCatalogue('de'), en: await readCatalogue('en') },
    });
    const text = usualText({ kind, retryAfter });
    expect(i18n._(text)).toBe(`${de} Bitte versuchen Sie es in ${german} noch einmal.`);
    i18n.activate('en');
    expect(i18n._(text)).toBe(`${en} You can try again in ${english}.`);
  }
});
