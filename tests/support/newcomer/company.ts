import { expect } from 'playwright/test';
import { type Newcomer, WHO } from './newcomer.ts';

/** Fills in the company’s entry in the register, its address and its account. */
export async function fillCompany(newcomer: Newcomer) {
  const { page, hands, words } = newcomer;
  await expect(newcomer.heading('Unternehmensdaten')).toBeVisible();
  await hands.choose(newcomer.field('Rechtsform'), '3');
  for (const [part, value] of [
    [words.day, '15'],
    [words.month, '9'],
    [words.year, '1998'],
  ] as const)
    await hands.type(page.getByRole('textbox', { name: part, exact: true }), value);
  await hands.type(newcomer.field('Steuernummer'), '215/118/04412');
  await newcomer.fillAddress();
  await newcomer.fillBank();
}

/** Fills in an owner of `percent` of the company, or of a company that holds a share in it. */
export async function fillOwner(newcomer: Newcomer, firstName: string, percent: string, through?: string) {
  const { page, hands, words } = newcomer;
  await hands.type(newcomer.field('Vornamen'), firstName);
  await hands.type(newcomer.field(words.lastName), WHO.lastName);
  for (const [index, part] of ([words.day, words.month, words.year] as const).entries())
    await hands.type(page.getByRole('textbox', { name: part, exact: true }), WHO.birthday[index] ?? '');
  await hands.type(newcomer.field(words.birthCity), WHO.place);
  await hands.choose(newcomer.country(words.nationality), words.germany);
  await hands.mark(newcomer.answer(words.no));
  await newcomer.fillAddress();
  await hands.mark(newcomer.main.getByRole('radio', { name: /^Sie hält Anteile oder Stimmen/ }));
  if (through !== undefined) await hands.choose(newcomer.field('Beteiligt an'), through);
  await hands.type(newcomer.field('Anteil am Kapital'), percent);
  await hands.type(newcomer.field('Anteil der Stimmen'), percent);
}
