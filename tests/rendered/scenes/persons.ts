// Loaded up front, so that it replaces the browser’s list at once.
import '#components/disclosure/CountryBox.tsx';
import { queryOf } from '#components/links/pathTo.ts';
import { subject } from '#machines/flows/persons/testing/cases.ts';
import { newDirector } from '#machines/flows/persons/testing/fixtures.ts';
import type { PersonsEvent, PersonsInput } from '#machines/flows/persons/types.ts';
import { save, saveAnew, seen } from '../../support/seen/persons.ts';
import type { Page } from '../page.ts';
import type { Scene, Trigger } from '../scene.ts';

const { firstName, lastName, birthdate, birthplace, nationality, address } = newDirector;
const [year, month, day] = (birthdate ?? '').split('-');

/** Fills in a country as the browser's autofill does: at once, and without focusing the field. */
async function choose(page: Page, nth: number, code: string): Promise<void> {
  const list = await page.late(() => page.all('main input[role=combobox]')[nth] ?? null);
  if (!(list instanceof HTMLInputElement)) throw new Error(`There is no list ${nth}.`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(list, code);
  list.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await page.settle();
}

/** Fills in all that the cases have of the new director. */
async function fill(page: Page): Promise<void> {
  const texts = {
    firstName,
    lastName,
    birthplace,
    street: address?.street,
    postcode: address?.postcode,
    city: address?.city,
    'birthdate.day': day,
    'birthdate.month': month,
    'birthdate.year': year,
  };
  for (const [name, text] of Object.entries(texts)) {
    page.type(`main input[name="${name}"]`, text ?? '');
    await page.settle();
  }
  await choose(page, 0, nationality ?? '');
  await choose(page, 1, address?.countryCode ?? '');
  page.choose('main input[value=yes]');
  await page.settle();
}

const triggers: Partial<Record<PersonsEvent['type'], Trigger>> = {
  'person.submitted': {
    async happen(page) {
      await fill(page);
      page.press(page.find(save) ?? page.find(saveAnew));
    },
  },
  'person.edited': {
    async happen(page) {
      const field = page.one('main input[name=firstName]');
      const before = field instanceof HTMLInputElement ? field.value : '';
      // Typing the current value would be no change.
      page.type('main input[name=firstName]', before === 'Ingrid' ? 'Inga' : 'Ingrid');
      await page.settle();
    },
  },
  // Simulates going back.
  'list.requested': { happen: () => history.pushState(null, '', PATH) },
  'authority.chosen': { happen: (page) => page.choose('main input[value=register]') },
};

const PATH = '/self-disclosure/representatives';

export const scene: Scene = {
  subject,
  seen,
  hrefOf: (input) => `${PATH}${queryOf({ person: String((input as PersonsInput).asked?.id ?? '') })}`,
  inputIn: (input) => ({ asked: null, ...(input as PersonsInput) }),
  triggers,
};
