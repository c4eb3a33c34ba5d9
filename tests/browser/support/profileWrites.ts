import type { Newcomer } from '../../support/newcomer/newcomer.ts';
import { type DisclosureWrite, has, holds, press, reads, saying } from './disclosureWrites.ts';

const SAVED = 'Ihre Angaben sind gespeichert.';

/** Saves, and confirms the new check if the page asks for it: data that has arrived needs neither check nor write. */
async function saveChecked(newcomer: Newcomer) {
  const { main, page } = newcomer;
  const yes = page.getByRole('button', { name: 'Ändern und prüfen lassen' });
  const heard = [
    yes.waitFor().then(() => true),
    page.waitForRequest((request) => request.method() === 'PUT').then(() => false),
    main
      .getByText(SAVED)
      .waitFor()
      .then(() => false),
  ].map((each) => each.catch(() => false));
  await press('Speichern')(newcomer);
  if (await Promise.race(heard)) await yes.click();
}

/** All writes of the account's simple forms, by approved customers. */
export const PROFILE_WRITES: readonly DisclosureWrite[] = [
  {
    as: 'julia',
    at: '/account/edit',
    call: 'PUT customers/*',
    begin: (newcomer) => newcomer.hands.type(newcomer.field('Mobilnummer'), '+49 171 3920000'),
    send: press('Speichern'),
    isKept: holds('Mobilnummer', '+49 171 3920000'),
    isDone: reads(SAVED),
    once: has('addresses', 1),
  },
  {
    as: 'julia',
    at: '/account/edit',
    call: 'PUT addresses/*',
    begin: (newcomer) => newcomer.hands.type(newcomer.field('Straße und Hausnummer'), 'Neue Straße 3'),
    send: saveChecked,
    isKept: holds('Straße und Hausnummer', 'Neue Straße 3'),
    isDone: reads(SAVED),
    once: { path: 'addresses', holds: (answer) => saying(answer, 'Neue Straße 3') === 1 && answer.length === 1 },
  },
  {
    as: 'company',
    at: '/account/company-edit',
    call: 'PUT companies/*',
    begin: (newcomer) => newcomer.hands.type(newcomer.field('Name des Unternehmens'), 'Nordlicht Holding GmbH'),
    send: saveChecked,
    isKept: holds('Name des Unternehmens', 'Nordlicht Holding GmbH'),
    isDone: reads(SAVED),
  },
  {
    as: 'julia',
    at: '/account/attract-investors',
    call: 'POST discounts',
    begin: (newcomer) => newcomer.hands.type(newcomer.field('Gutscheincode'), 'EINMALIG50'),
    send: press('Einlösen'),
    isKept: holds('Gutscheincode', 'EINMALIG50'),
    isDone: reads('Ihr Gutscheincode ist angenommen.'),
    once: has('discounts', 1),
  },
  {
    as: 'julia',
    at: '/account/edit',
    call: 'PUT customers/*',
    what: 'newsletter',
    send: (newcomer) => newcomer.main.getByRole('switch').press('Space'),
    isKept: async () => {},
    isDone: reads(/^Gespeichert\. Sie/),
  },
];
