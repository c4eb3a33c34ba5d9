import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { PreparedItem } from '#domain/item/prepared.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PreparationSummaryView } from './PreparationSummaryView.tsx';

const item: PreparedItem = {
  place: { collection: 'Sechzehn Felder', category: 'art' },
  words: {
    titleDe: 'Winterquartier',
    titleEn: 'Winter quarters',
    descriptionDe: 'Ein Haus im Schnee.',
    descriptionEn: 'A house in the snow.',
  },
  terms: { price: 123_400, copies: 7, royalties: 8, whitelisting: true },
  files: [{ fileName: '1.png', name: 'haus.png', kind: 'image', url: '' }],
  details: {
    rows: [
      { key: 'Technik', value: 'Öl auf Holz' },
      { key: 'Maße', value: '30 × 40 cm' },
      { key: ' ', value: 'ohne Schlüssel' },
    ],
    collaboration: true,
    copyrightTransferred: false,
  },
};

const summaryOf = async (prepared: PreparedItem, isNameless = false) =>
  rendered(
    <ShownReading value="marketplace">
      <PreparationSummaryView
        item={prepared}
        categories={[]}
        busy={false}
        failure={null}
        isUnanswered={false}
        isNameless={isNameless}
        cardOf={undefined}
        back={undefined}
        onPublish={() => undefined}
      />
    </ShownReading>,
  );

test('shows every text and property before they are published', async () => {
  const { text } = await summaryOf(item);
  const pairs = [
    ['Titel', 'Winterquartier'],
    ['Beschreibung', 'Ein Haus im Schnee.'],
    ['Titel auf Englisch', 'Winter quarters'],
    ['Beschreibung auf Englisch', 'A house in the snow.'],
    ['Sammlung', 'Sechzehn Felder'],
    ['Exemplare', '7'],
    ['Beteiligung an Weiterverkäufen', '8'],
    ['Nur an freigegebene Wallets verkaufen', 'ja'],
    ['Gemeinsam mit anderen entstanden', 'ja'],
    ['Ausschließliche Nutzungsrechte', 'nein'],
    ['Technik', 'Öl auf Holz'],
    ['Maße', '30 × 40 cm'],
  ];
  expect(pairs.filter(([term, value]) => !text.includes(`${term}${value}`))).toEqual([]);
  expect(text).toContain('haus.png');
  expect(text).not.toContain('ohne Schlüssel');
});

test('shows no line for a text or property that is not given', async () => {
  const { text } = await summaryOf({
    ...item,
    place: { ...item.place, collection: '' },
    words: { ...item.words, titleEn: '', descriptionDe: ' ', descriptionEn: '' },
    details: { ...item.details, rows: [] },
  });
  for (const term of ['Beschreibung', 'Titel auf Englisch', 'Sammlung', 'Eigenschaften'])
    expect([term, text.includes(term)]).toEqual([term, false]);
});

test('shows no property without a value, which the work’s page would not show', async () => {
  const rows = [...item.details.rows, { key: 'Jahrgang', value: ' ' }];
  const { text } = await summaryOf({ ...item, details: { ...item.details, rows } });
  expect([text.includes('Technik'), text.includes('Jahrgang')]).toEqual([true, false]);
});

test('a customer without a profile name reads that the work appears without it, and where to choose one', async () => {
  const { text, markup } = await summaryOf(item, true);
  expect(text).toContain('Ihr Werk erscheint ohne Namen.');
  expect(markup).toContain(`href="${pathTo('/edit-profile')}"`);
  expect((await summaryOf(item)).text).not.toContain('ohne Namen');
});
