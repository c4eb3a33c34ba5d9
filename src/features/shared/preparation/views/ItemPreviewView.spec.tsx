import { expect, test } from 'vitest';
import { type ItemSketch, sketchOf } from '#domain/item/prepared.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemPreviewView } from './ItemPreviewView.tsx';

const files = [{ fileName: '1.png', name: 'welle.png', kind: 'image' as const, url: '/files/1.png' }];
const cardOf = (sketch: Partial<ItemSketch>, profileName: string | null = 'ida-falk') =>
  rendered(
    <ItemPreviewView
      sketch={{ ...sketchOf({ words: null, terms: null, files: [] }), ...sketch }}
      profileName={profileName}
    />,
  );

test('a work without any answer has a card on offer, with a place for its title', async () => {
  const { text, markup } = await cardOf({}, null);
  expect(text).toContain('Ihr Titel');
  expect(text).toContain('Einzelstück');
  expect(text).toContain('Jetzt kaufen');
  expect(text).not.toContain('Nicht im Angebot');
  expect(markup).toContain('inert');
});

test('the card shows title, creator, price, copies and picture', async () => {
  const { text, markup } = await cardOf({ titleDe: ' Welle ', price: 24_990, copies: 3, files });
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Welle.*249,90 €.*ida-falk.*noch 3 von 3/);
  expect(markup).toContain('src="/files/1.png"');
});

test('the card says that only approved wallets may buy', async () => {
  const { text } = await cardOf({ price: 100, whitelisting: true });
  expect(text).toContain('Nur für freigegebene Wallets');
  expect(text).not.toContain('Jetzt kaufen');
});

test('a number of copies that is not valid is left out', async () => {
  expect((await cardOf({ copies: null })).text).not.toMatch(/von|Ausverkauft/);
});
