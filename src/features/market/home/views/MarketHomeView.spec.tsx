import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { MarketHomeView } from './MarketHomeView.tsx';

const read = <Data,>(data: Data) => ({ data, loading: false, failure: null, onRetry: () => undefined });

const itemOf = (createdAt: string | null) =>
  Item.parse(
    workWith({
      name: 'Welle',
      createdAt,
      mediaFiles: [{ id: 1, fileName: 'welle.png', mediaType: 'image', url: '/welle.png' }],
    }),
  );

test.each([
  ['2026-11-27T09:00:00Z', false],
  // Berlin 23:59 and 00:01: a work of yesterday may be two minutes old.
  ['2026-11-26T22:59:00Z', false],
  ['2026-11-25T23:01:00Z', false],
  ['2026-11-25T22:59:00Z', true],
  [null, true],
])('on 27 November a work offered since %s is large at the top: %s', async (createdAt, large) => {
  const { markup } = await rendered(
    <MarketHomeView
      today="2026-11-27"
      items={read([itemOf(createdAt)])}
      collections={read([])}
      creators={read([])}
      blocks={read([])}
      heartOf={() => null}
    />,
  );
  const [welcome = '', latest = ''] = markup.split('<section');
  expect([welcome.includes('Welle'), latest.includes('Welle')]).toEqual([large, true]);
});

test('works off sale and sold-out works take no place among the latest', async () => {
  const works = [
    workWith({ name: 'Welle' }),
    workWith({ name: 'Fort', allowToBuy: false }),
    workWith({ name: 'Weg' }, { onHand: 0 }),
    workWith({ name: 'Nur freigegeben', whitelisting: true }),
  ];
  const { text } = await rendered(
    <MarketHomeView
      today="2026-11-27"
      items={read(works.map((work) => Item.parse(work)))}
      collections={read([])}
      creators={read([])}
      blocks={read([])}
      heartOf={() => null}
    />,
  );
  expect(['Welle', 'Fort', 'Weg', 'Nur freigegeben'].filter((name) => text.includes(name))).toEqual([
    'Welle',
    'Nur freigegeben',
  ]);
});

test('the latest eight works appear neither beside the welcome nor in the auctions', async () => {
  const works = [...Array(15).keys()].map((number) =>
    Item.parse(
      workWith({
        code: `W-${number}`,
        name: `Werk ${number}.`,
        createdAt: null,
        mediaFiles: [{ id: 1, fileName: 'welle.png', mediaType: 'image', url: '/welle.png' }],
      }),
    ),
  );
  const { markup } = await rendered(
    <MarketHomeView
      today="2026-11-27"
      items={read(works)}
      collections={read([])}
      creators={read([])}
      blocks={read([])}
      heartOf={() => null}
    />,
  );
  const namesIn = (part: string) => [...new Set(part.match(/Werk \d+(?=\.)/g))];
  const sections = markup.split('<section').map(namesIn);
  expect(sections[0]).toEqual(['Werk 8', 'Werk 9', 'Werk 10']);
  expect(sections[1]).toHaveLength(8);
  expect(sections.at(-1)).toEqual(['Werk 11', 'Werk 12', 'Werk 13', 'Werk 14']);
});

test('a shop without collections shows no heading for them', async () => {
  const { text } = await rendered(
    <MarketHomeView
      today="2026-11-27"
      items={read([])}
      collections={{ ...read([]), data: null, failure: { kind: 'notOffered' } }}
      creators={read([])}
      blocks={read([])}
      heartOf={() => null}
    />,
  );
  expect(text).not.toContain('Sammlungen');
});
