import { describe, expect, test } from 'vitest';
import { choiceAmong } from './choice.ts';
import {
  chosenAmong,
  isChosen,
  isRequestedOn,
  isReversal,
  latestFirst,
  offeredBy,
  type Paper,
  paperOfInvoice,
  reversedAmong,
} from './papers.ts';

const paper = (date: string, code: string | null, name: string | null = code && `Name ${code}`): Paper => ({
  date,
  code,
  name,
});
const papers = [
  paper('2024-03-16T10:00:00.000Z', 'WIND'),
  // Already the next year in the shop's time zone.
  paper('2025-12-31T23:30:00.000Z', 'SOLAR'),
  paper('2025-06-16', 'WIND'),
  paper('2025-06-17', null),
];

describe('the documents of an account', () => {
  test.each([
    [{}, [0, 1, 2, 3]],
    [{ year: '2025' }, [2, 3]],
    [{ product: 'WIND' }, [0, 2]],
    [{ year: '2024', product: 'WIND' }, [0]],
    [{ year: '2026', product: 'SOLAR' }, [1]],
    // Values that no document matches do not filter.
    [{ year: '2023', product: 'GOLD' }, [0, 1, 2, 3]],
    [{ year: '2025.0', product: 'WIND' }, [0, 2]],
  ])('are filtered by %o', (asked, expected) => {
    const choice = choiceAmong(offeredBy(papers), asked);
    expect(papers.flatMap((each, index) => (isChosen(each, choice) ? [index] : []))).toEqual(expected);
  });

  test('of an address are returned with their filter and the offered values', () => {
    const { offered, choice, chosen, words } = chosenAmong(papers, (each) => each, { year: '2025', product: 'GOLD' });
    expect(words).toEqual(['2025', undefined]);
    expect(chosenAmong(papers, (each) => each, { product: 'WIND' }).words).toEqual(['', 'Name WIND']);
    expect([offered, choice, chosen]).toEqual([
      offeredBy(papers),
      { year: '2025', product: '' },
      papers.filter((each) => isChosen(each, { year: '2025', product: '' })),
    ]);
  });

  test('of invoices have the security of their order', () => {
    const issuedAt = '2025-06-16T10:00:00.000Z';
    const order = { id: 1, number: null, tokenValue: 'T' };
    const invoice = { id: 1, number: 'RE', issuedAt, total: 1 };
    const items = [
      { productCode: 'WIND', productName: 'Windkraft' },
      { productCode: 'SOLAR', productName: 'Solarpark' },
    ];
    expect(paperOfInvoice({ ...invoice, order: { ...order, items } })).toEqual(paper(issuedAt, 'WIND', 'Windkraft'));
    expect(paperOfInvoice({ ...invoice, order: { ...order, items: [] } })).toEqual(paper(issuedAt, null));
  });

  test('with a negative amount reverse the invoice of their order', () => {
    const invoice = (id: number, tokenValue: string, total: number | null) => {
      return { id, number: 'RE', issuedAt: null, total, order: { number: null, tokenValue, items: [] } };
    };
    const all = [invoice(4, 'B', null), invoice(3, 'A', -5), invoice(2, 'C', 0), invoice(1, 'A', 5)];
    expect(all.filter(isReversal).map(({ id }) => id)).toEqual([3]);
    expect(reversedAmong(all).map(({ id }) => id)).toEqual([1]);
  });

  test('are sorted latest first', () => {
    const made = [
      { id: 1, createdAt: '2025-01-01' },
      { id: 3, createdAt: '2025-06-01' },
      { id: 2, createdAt: '2025-06-01' },
      { id: 9, createdAt: '2024-06-01' },
    ];
    for (const each of [made, made.toReversed()])
      expect(each.toSorted(latestFirst).map(({ id }) => id)).toEqual([3, 2, 1, 9]);
  });

  test.each([
    ['manual', '2026-06-02T21:59:00.000Z', true],
    ['manual', '2026-06-02T22:00:00.000Z', false],
    ['cron_job', '2026-06-02T12:00:00.000Z', false],
    [null, '2026-06-02T12:00:00.000Z', false],
  ] as const)('requested on a day of the shop are recognised: %s of %s', (statementKind, createdAt, expected) => {
    expect(isRequestedOn([{ statementKind, createdAt }], '2026-06-02')).toBe(expected);
    expect(isRequestedOn([], '2026-06-02')).toBe(false);
  });
});
