import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PublishedView } from './PublishedView.tsx';

test.each([
  [
    true,
    'Inhaber freigegebener Wallets können „Werk“ jetzt kaufen. Bitte schreiben Sie uns, welche Wallets wir freigeben sollen.',
  ],
  [false, '„Werk“ steht jetzt zum Verkauf.'],
])('a published work, restricted to whitelisted wallets: %s: “%s”', async (isRestricted, sentence) => {
  const { text } = await rendered(<PublishedView title="Werk" code="WERK" isRestricted={isRestricted} />);
  expect(text).toContain(sentence);
  expect(text.includes('steht jetzt zum Verkauf')).toBe(!isRestricted);
});
