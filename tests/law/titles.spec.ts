import { describe, expect, it } from 'vitest';
import { type SeenTable, sightsOf, titleAt } from '../support/sight.ts';
import { isTitleOf } from '../support/titles.ts';

const tables = import.meta.glob<{ seen: SeenTable }>('../support/seen/*.ts', { eager: true });

describe("a page's title and its heading", () => {
  it.each([
    ['Verwahrung', 'Ihre Wertpapiere werden verwahrt', true],
    ['Dieser Link ist abgelaufen', 'Dieser Link ist abgelaufen', true],
    ['E-Mail-Adresse bestätigen', 'Ihre E-Mail-Adresse ist bestätigt', false],
  ])('%s over %s agree: %s', (title, heading, agree) => {
    expect(isTitleOf(title, heading)).toBe(agree);
  });

  it('agree in every state of every machine', () => {
    const all = Object.entries(tables).flatMap(([file, { seen }]) =>
      sightsOf(seen).flatMap((sight) =>
        [...(sight.at ? [sight.at] : (seen.places ?? []))].flatMap((path) => {
          const title = titleAt(sight, path)?.de;
          return title && sight.heading ? [{ file, title, heading: sight.heading.de }] : [];
        }),
      ),
    );
    expect(all.length).toBeGreaterThan(100);
    const apart = all.flatMap(({ file, title, heading }) =>
      isTitleOf(title, heading) ? [] : `${file}: the tab is called “${title}” over “${heading}”`,
    );
    expect([...new Set(apart)], '`Titled` names a page that says something else than its address.').toEqual([]);
  });
});
