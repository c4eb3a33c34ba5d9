import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { HoldingsPart } from './HoldingsPart.tsx';

const assetOf = (owedBack: number | null, walletId: number | null = 5): WalletAsset => ({
  amount: 8000,
  productCode: 'WIND',
  productName: 'Wind',
  variantCode: 'WIND-TOKEN',
  unitNominal: 100,
  walletId,
  blockchainName: 'Polygon',
  owedBack,
});

async function rendered(asset: WalletAsset): Promise<string> {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const read = { data: [asset], loading: false, failure: null, onRetry: () => undefined };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HoldingsPart read={read} isTransferable />
    </I18nProvider>,
  );
}

test.each([
  [null, null, true],
  [0, null, true],
  [7500, 'Nach Ihrem Widerruf gehen davon 7.500 an uns zurück. Übertragbar sind 500.', true],
  [8000, 'Diese Token gehen nach Ihrem Widerruf an uns zurück.', false],
])('of eight thousand tokens %s must be returned to the shop: %s', async (owedBack, said, isTransferable) => {
  const text = await rendered(assetOf(owedBack));
  const words = text.replaceAll(/<[^>]+>/g, '');
  expect(words.includes('an uns zurück')).toBe(said !== null);
  expect(words).toContain(said ?? 'Wind');
  expect(text.includes(`href="${pathTo('/transfer/$tkn', { tkn: 'WIND-TOKEN' })}"`)).toBe(isTransferable);
});

test('a holding without its wallet cannot be transferred, nor valued without the nominal value of a token', async () => {
  const text = await rendered({ ...assetOf(null, null), unitNominal: null });
  expect(text).toContain('Übertragen lassen sich Token in diesem Shop nicht online.');
  expect(text).not.toContain(pathTo('/transfer/$tkn', { tkn: 'WIND-TOKEN' }));
  expect(text.match(/>–</g)).toHaveLength(2);
});
