import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { Item } from '#domain/shop/item.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemView, type ItemViewProps } from './ItemView.tsx';

interface Facts {
  onHand?: number;
  supply?: number;
  price?: number | null;
  whitelisting?: boolean;
  allowToBuy?: boolean;
}

const itemOf = ({ onHand = 2, supply = 10, price = 49_00, whitelisting = false, allowToBuy = true }: Facts) =>
  Item.parse(
    workWith(
      { code: 'ECHO', name: 'Echo', slug: 'echo', allowToBuy, whitelisting, createdAt: '2026-11-20T09:00:00Z' },
      {
        totalSupply: supply,
        onHand,
        inStock: onHand > 0,
        channelPricings: price === null ? [] : [{ channelCode: 'token', price }],
      },
    ),
  );

async function shown(facts: Facts, props: Partial<ItemViewProps> = {}, locale: Locale = 'de') {
  const read = { loading: false, failure: null, onRetry: () => undefined };
  const { markup, text } = await rendered(
    <ItemView
      item={{ ...read, data: itemOf(facts) }}
      transactions={{ ...read, data: [] }}
      explorerUrl={null}
      isOwn={() => false}
      isOwned={false}
      unproven={null}
      bidding={{ ref: null, login: null, onOpen: () => undefined }}
      login={null}
      heartOf={() => null}
      mediaOf={() => null}
      furtherOf={() => null}
      saving={null}
      onSave={() => undefined}
      {...props}
    />,
    locale,
  );
  return { markup, text };
}

const BUYING = ['Jetzt kaufen', 'Gebot abgeben (Demo)'];

test.each<[string, Facts, Partial<ItemViewProps>, sentence: string, mayBuy: boolean]>([
  ['on sale', {}, {}, 'noch 2 von 10 Exemplaren', true],
  ['that the customer has a copy of', {}, { isOwned: true }, 'In Ihrer Sammlung', true],
  ['for a visitor', {}, { unproven: 'identity' }, 'Zum Kaufen muss Ihre Identität bestätigt sein.', true],
  ['sold out', { onHand: 0 }, {}, 'Ausverkauft', false],
  ['whose only copy is sold', { onHand: 0, supply: 1 }, {}, 'Das einzige Exemplar ist verkauft', false],
  ['not for sale', { allowToBuy: false }, {}, 'zurzeit nicht verkauft', false],
  ['for some wallets', { whitelisting: true }, {}, 'Möchten Sie es kaufen? Schreiben Sie uns', false],
  ['of one’s own', {}, { isOwn: () => true }, 'Das ist Ihr eigenes Werk.', false],
])('a work %s', async (_, facts, props, sentence, mayBuy) => {
  const { text } = await shown(facts, props);
  expect(text).toContain(sentence);
  expect(BUYING.map((button) => text.includes(button))).toEqual([mayBuy, mayBuy]);
});

test('an identified customer reads nothing about the identity', async () => {
  expect((await shown({})).text).not.toContain('Identität');
});

test.each([
  [49_00, 'Angeboten seit'],
  [null, 'Entwurf, noch nicht im Angebot'],
])('a work at the price %s is “%s”', async (price, state) => {
  const { text } = await shown({ price });
  expect(['Angeboten seit', 'Entwurf, noch nicht im Angebot'].filter((each) => text.includes(each))).toEqual([state]);
});

test('a work is reported with its number', async () => {
  expect((await shown({})).markup).toContain(`href="${pathTo('/contact', undefined, { work: 'ECHO' })}"`);
});

test('a work is shown in English', async () => {
  const { text } = await shown({}, {}, 'en');
  for (const words of ['2 of 10 copies left', 'Provenance']) expect(text).toContain(words);
});

test('a customer without a whitelisted wallet asks for the work by its code', async () => {
  const { markup } = await shown({ whitelisting: true });
  expect(markup).toContain(`href="${pathTo('/contact', undefined, { wanted: 'ECHO' })}"`);
});
