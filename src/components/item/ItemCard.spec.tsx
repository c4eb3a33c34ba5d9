import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemCard } from './ItemCard.tsx';

const itemOf = ({ onHand = 1, ...more }: { onHand?: number; whitelisting?: boolean; allowToBuy?: boolean }) =>
  Item.parse(workWith(more, { onHand, inStock: onHand > 0 }));

const BADGES = ['Ausverkauft', 'Nur für freigegebene Wallets', 'Nicht im Angebot'];

test.each([
  [{}, []],
  [{ whitelisting: true }, ['Nur für freigegebene Wallets']],
  [{ onHand: 0 }, ['Ausverkauft']],
  [{ allowToBuy: false }, ['Nicht im Angebot']],
])('the card of an item, %j, is labelled %j in place of the button', async (more, labels) => {
  const { text } = await rendered(<ItemCard item={itemOf(more)} />);
  expect(BADGES.filter((badge) => text.includes(badge))).toEqual(labels);
  expect(text.includes('Jetzt kaufen')).toBe(labels.length === 0);
});
