import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';

const assetOf = (owedBack: number | null, walletId: number | null = 5): WalletAsset => ({
  amount: 8000,
  productCode: 'WIND',
  productName: 'Wind',
  variantCode: 'WIND-TOKEN',
  unitNominal: 100,
  interestRate: 5,
  maturityDate: null,
  walletId,
  blockchainName: 'Polygon',
  owedBack,
});

function shown(asset: WalletAsset) {
  const read = { data: [asset], loading: false, failure: null, onRetry: () => undefined };
  return rendered(<HoldingsPart read={read} isTransferable />);
}

test.each([
  [null, null, true],
  [0, null, true],
  [7500, 'Nach Ihrem Widerruf werden davon 7.500 mit der Erstattung ausgebucht. Übertragbar sind 500.', true],
  [8000, 'Diese Token werden nach Ihrem Widerruf mit der Erstattung ausgebucht.', false],
])('of eight thousand tokens %s must be returned to the shop: %s', async (owedBack, said, isTransferable) => {
  const { markup, text } = await shown(assetOf(owedBack));
  expect(text.includes('mit der Erstattung ausgebucht')).toBe(said !== null);
  expect(text).toContain(said ?? 'Wind');
  expect(markup.includes(`href="${pathTo('/transfer/$tkn', { tkn: 'WIND-TOKEN' })}"`)).toBe(isTransferable);
});

test('a holding without its wallet cannot be transferred, nor valued without the nominal value of a token', async () => {
  const { markup, text } = await shown({ ...assetOf(null, null), unitNominal: null });
  expect(text).toContain('Token können Sie hier nicht online übertragen.');
  expect(markup).not.toContain(pathTo('/transfer/$tkn', { tkn: 'WIND-TOKEN' }));
  expect(markup.match(/>–</g)).toHaveLength(2);
});
