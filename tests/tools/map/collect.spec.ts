import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { type Crawl, collectMap } from './collect.ts';
import { layOutMap } from './layout.ts';

const crawl: Crawl = {
  at: '2026-11-30T00:00:00.000Z',
  looks: [],
  screens: [
    {
      reading: 'investor',
      path: '/products/$productCode',
      seen: { visitor: { address: '/products/WIND', heading: 'Windkraft', linked: true } },
      redirected: {},
    },
  ],
  links: [
    {
      reading: 'investor',
      from: '/search',
      to: '/products/$productCode',
      area: 'main',
      role: 'link',
      name: 'Wind',
      who: ['visitor'],
    },
    { reading: 'investor', from: '/search', to: '/gone', area: 'main', role: 'link', name: 'Gone', who: ['visitor'] },
  ],
};
const map = await collectMap({ crawl, english: (german) => `${german}, in English` });
const screen = (id: string) => map.screens.find((each) => each.id === id);

test('every screen of the tables is on the map, those of both readings twice', () => {
  expect(screen('investor /contact')?.names).toEqual({ de: 'Kontakt', en: 'Kontakt, in English' });
  expect(screen('marketplace /contact')).toBeDefined();
  expect(screen('marketplace /account')).toBeUndefined();
  expect(screen('investor /products/$productCode')?.names.de).toBe('Windkraft');
});

test('a machine belongs to the screens of its reading, and a flow to the feature that uses it', () => {
  const machinesOf = (id: string) => screen(id)?.machines.map(({ machine }) => machine);
  expect(machinesOf('investor /order-process/addresses')).toEqual(['order']);
  expect(machinesOf('marketplace /order-process/addresses')).toEqual(['purchase']);
  expect(screen('investor /withdrawal')?.flows).toEqual(['withdrawal']);
});

test('ways come from the crawl, from the machines with the names of controls, and from the code', () => {
  const from = (id: string) => map.ways.filter((way) => way.from === id);
  const links = from('investor /search').filter(({ kind }) => kind === 'link');
  expect(links.map(({ to }) => to)).toEqual(['investor /products/$productCode']);
  const review = from('investor /order-process/confirmation').find(
    (way) => way.kind === 'event' && way.to === 'investor /orders/$uuid/finish',
  );
  expect(review).toMatchObject({
    machine: 'order',
    controls: { 'order.placed': { names: { en: 'Order with obligation to pay' } } },
  });
  expect(from('investor /products/$productCode')).toContainEqual(
    expect.objectContaining({ kind: 'code', to: 'investor /order-process/token' }),
  );
});

test('no two screens of the sheet overlap, and its shape is that of A2 within 15 %', async () => {
  const { screens, groups, width, height } = await layOutMap(new ELK(), map);
  const places = Object.values(screens);
  expect(places).toHaveLength(map.screens.length);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(
        one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ).toBe(true);
  expect(Object.keys(groups)).toContain('marketplace purchase');
  expect(Math.abs(width / height / (594 / 420) - 1)).toBeLessThan(0.15);
});
