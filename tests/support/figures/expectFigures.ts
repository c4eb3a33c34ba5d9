import { expect, type Locator } from 'playwright/test';
import type { Db } from '#sandbox/db/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { readFigures } from './read.ts';

/** Returns the texts of the catalogue: names and descriptions of bonds and works. */
async function proseOf(db: Db): Promise<ReadonlySet<string>> {
  const said = await rowsOf(db, 'productTranslations');
  const flat = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return new Set(
    said.flatMap(({ name, description, shortDescription }) => [name, description, shortDescription].map(flat)),
  );
}

/**
 * Expects that an element shows these figures, each as often, and no others: a figure without a formula fails, as does
 * a formula without a figure. Continues after a difference, so that a run names all of them.
 */
export async function expectFigures(root: Locator, db: Db, figures: readonly string[], screen: string): Promise<void> {
  const prose = await proseOf(db);
  await expect
    .soft(async () => expect(await readFigures(root, prose), `figures of ${screen}`).toEqual(figures.toSorted()))
    .toPass({ timeout: 15_000 });
}

/** Numbers in the texts of figures, in the format of a language, as JavaScript writes them. */
const numbersIn = (figures: readonly string[], decimal: ',' | '.'): string[] =>
  figures
    .flatMap((figure) => figure.slice(figure.lastIndexOf(': ')).match(/\d[\d.,]*\d|\d/g) ?? [])
    .map((digits) => (decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')))
    .toSorted();

/** Expects that an element in English has the numbers of these German figures. */
export async function expectNumbers(root: Locator, db: Db, figures: readonly string[], screen: string): Promise<void> {
  const prose = await proseOf(db);
  const expected = numbersIn(figures, ',');
  await expect
    .soft(async () => expect(numbersIn(await readFigures(root, prose), '.'), `numbers of ${screen}`).toEqual(expected))
    .toPass({ timeout: 15_000 });
}
