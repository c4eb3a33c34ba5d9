import { expect, type Page, test } from 'playwright/test';
import { designFaults } from './designFaults.ts';
import { looksIn } from './looks.ts';

const MONTHS = /\b(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/g;
const ENGLISH_MONTHS =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr|May|June?|July?|Aug|Sept|Oct(?:ober)?|Nov|Dec(?:ember)?)\b/g;
const DAYS = /\b(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/g;
const ENGLISH_DAYS = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g;
const GREETING = /(?<=Guten )(?:Morgen|Tag|Abend)|(?:Good (?:morning|evening)|Hello)(?=, )/g;

const CONTENT = 'main, body > * [role=dialog], body > * [role=alertdialog]';

/**
 * Expects that the current page keeps the rules of the design, and that a screen reader finds the same on it as when
 * `tests/approved` was last written (`npm run approve`): words, roles, names and states of controls, and the targets of
 * links; and that the parts of the kit have the same variants, sizes and tones. Figures and dates are left out, since
 * `figures` calculates them; so are repeated lines, whose number depends on the day.
 *
 * @param name The name of the screen state, unique in its spec.
 * @param of Selector of the parts of the page that are read.
 */
export async function expectApproved(page: Page, name: string, of = CONTENT): Promise<void> {
  expect.soft(await page.evaluate(designFaults), name).toEqual([]);
  const read = async () => {
    const parts = await page.locator(of).all();
    const texts = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    const looks = await Promise.all(parts.map((part) => part.evaluate(looksIn)));
    return `${withoutFigures([...texts, ...looks.flat()].join('\n'))}\n`;
  };
  if (test.info().config.updateSnapshots === 'all') await atRest(read);
  await expect(async () => expect(await read()).toMatchSnapshot(`${name}.txt`)).toPass({ timeout: 5000 });
}

/** Waits until a page reads the same twice: whatever it reads is written when readings are updated. */
async function atRest(read: () => Promise<string>): Promise<void> {
  let last = '';
  const isSame = async () => {
    const before = last;
    last = await read();
    return last === before;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
}

function withoutFigures(text: string): string {
  const lines = text
    .replaceAll(/(?:\b[A-Z2-7]{4} ){7}[A-Z2-7]{4}/g, 'KEY')
    .replaceAll(/0x[\da-fA-F]+(?:…[\da-fA-F]+)?/g, '0x…')
    .replaceAll(/(?<=\/url: .*[/=])(?=[\w-]*\d)[\w-]{6,}/g, '…')
    .replaceAll(MONTHS, 'Monat')
    .replaceAll(ENGLISH_MONTHS, 'Month')
    .replaceAll(DAYS, 'Tag')
    .replaceAll(ENGLISH_DAYS, 'Day')
    .replaceAll(GREETING, '…')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '#')
    .split('\n');
  return [...new Set(lines)].join('\n');
}
