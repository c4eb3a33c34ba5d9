import { expect } from 'playwright/test';
import type { PersonaKey } from '#sandbox/personas.ts';
import { fillCompany, fillOwner } from '../../support/newcomer/company.ts';
import type { Newcomer, Step } from '../../support/newcomer/newcomer.ts';

/** Write of the self-disclosure, or a later change of the same data. */
export interface DisclosureWrite {
  as: PersonaKey;
  /** Path of the page. */
  at: string;
  /** Method and path, as the sandbox's faults name them. */
  call: string;
  /** Distinguishes several writes with the same call on this page. */
  what?: string;
  /** Performs all that precedes the submission. */
  begin?(newcomer: Newcomer): Promise<unknown>;
  send(newcomer: Newcomer): Promise<unknown>;
  /** Expects that typed values are kept and stored values are unchanged. */
  isKept(newcomer: Newcomer): Promise<unknown>;
  /** True if a dialog over the page submits the write and shows its failure. */
  popup?: true;
  /** Sentence of the page for a failure; absent if it is the sentence of the failure's kind. */
  says?: string;
  /** True if the page itself reads the outcome after a lost answer, so that a write that arrived is not sent again. */
  looks?: true;
  /** True if the write continues by itself after the next login, without a click; another test covers this. */
  goesOn?: true;
  /** Retries after a failure; `send` unless given. */
  again?(newcomer: Newcomer): Promise<unknown>;
  /** Leads from the page after the next login to the typed values; absent if the page shows them already. */
  resume?(newcomer: Newcomer): Promise<unknown>;
  /** Sends after the next login; `send` unless given. */
  resumed?(newcomer: Newcomer): Promise<unknown>;
  isDone(newcomer: Newcomer): Promise<unknown>;
  /** Read that proves that the write happened exactly once; absent for idempotent writes. */
  once?: { path: string; holds(answer: readonly unknown[]): boolean };
}

export const press = (name: string | RegExp) => (newcomer: Newcomer) =>
  newcomer.hands.press(newcomer.main.getByRole('button', { name, exact: true }).first());
export const holds = (field: string, value: string) => (newcomer: Newcomer) =>
  expect(newcomer.field(field)).toHaveValue(value);
export const reads = (text: string | RegExp) => (newcomer: Newcomer) =>
  expect(newcomer.main.getByText(text).first()).toBeVisible();
const leads = (from: RegExp) => (newcomer: Newcomer) => expect(newcomer.page).not.toHaveURL(from);
const stepAt = (newcomer: Newcomer, address: RegExp): Step => {
  const step = newcomer.steps.find(({ at }) => at.source === address.source);
  if (!step) throw new Error(`There is no step ${address}.`);
  return step;
};
const fillStep = (address: RegExp) => (newcomer: Newcomer) => stepAt(newcomer, address).fill();

/** Counts the entries of an answer that contain the text. */
export const saying = (answer: readonly unknown[], text: string) =>
  answer.filter((each) => JSON.stringify(each).includes(text)).length;
const namesOnce = (text: string) => ({
  path: 'ubo-users',
  holds: (answer: readonly unknown[]) => saying(answer, text) === 1,
});
export const has = (path: string, many: number) => ({
  path,
  holds: ({ length }: readonly unknown[]) => length === many,
});

const paper = ({ main, page }: Newcomer, name: string) =>
  main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const LIST = { name: 'Liste.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 list') };

const begunOwner = async (newcomer: Newcomer) => {
  await press('Hinzufügen')(newcomer);
  await fillOwner(newcomer, 'Mara', '30');
};
const begunDirector = async (newcomer: Newcomer) => {
  const { page, hands, words } = newcomer;
  await press('Hinzufügen')(newcomer);
  await hands.type(newcomer.field('Vornamen'), 'Imke');
  await hands.type(newcomer.field(words.lastName), 'Feld');
  for (const [part, value] of [
    [words.day, '4'],
    [words.month, '5'],
    [words.year, '1970'],
  ] as const)
    await hands.type(page.getByRole('textbox', { name: part, exact: true }), value);
  await hands.type(newcomer.field(words.birthCity), 'Emden');
  await hands.choose(newcomer.country(words.nationality), words.germany);
  await hands.mark(newcomer.answer(words.no));
  await newcomer.fillAddress();
};

export const DISCLOSURE_WRITES: readonly DisclosureWrite[] = [
  ...['PUT customers/*', 'POST addresses'].map(
    (call): DisclosureWrite => ({
      as: 'newcomer',
      at: '/self-disclosure/personal',
      call,
      begin: fillStep(/personal$/),
      send: press('Speichern und weiter'),
      isKept: holds('IBAN', 'DE89 3704 0044 0532 0130 00'),
      isDone: leads(/personal$/),
      once: has('addresses', 1),
    }),
  ),
  {
    as: 'stepCompanyData',
    at: '/self-disclosure/company',
    call: 'PUT companies/*',
    begin: fillCompany,
    send: press('Speichern und weiter'),
    isKept: holds('Steuernummer', '215/118/04412'),
    isDone: leads(/company$/),
    once: has('addresses/company', 1),
  },
  {
    as: 'stepPep',
    at: '/self-disclosure/pep',
    call: 'PUT customers/*',
    begin: fillStep(/pep$/),
    send: press('Speichern und weiter'),
    isKept: (newcomer) => expect(newcomer.answer(newcomer.words.no)).toBeChecked(),
    isDone: leads(/pep$/),
  },
  {
    as: 'stepAdequacyOptional',
    at: '/self-disclosure/adequacy-optional',
    call: 'POST answered-questionnaires',
    begin: fillStep(/adequacy-optional$/),
    send: press('Speichern und weiter'),
    isKept: ({ main }) => expect(main.getByRole('radio', { checked: true })).toHaveCount(1),
    // The answer exists already: the page shows it instead of moving on.
    isDone: reads('Sie legen als Privatkunde an'),
    once: {
      path: 'answered-questionnaires',
      holds: (answer) => saying(answer, '"wphg_optional"') === 1,
    },
  },
  {
    as: 'stepProfessional',
    at: '/self-disclosure/adequacy-professional',
    call: 'DELETE answered-questionnaires/*',
    async send(newcomer) {
      await press('Lieber Privatkunde bleiben')(newcomer);
      await newcomer.page.getByRole('alertdialog').getByRole('button', { name: 'Ändern und neu beginnen' }).click();
    },
    isKept: async () => {},
    says: 'Ihre Antworten konnten noch nicht alle gelöscht werden.',
    again: press('Noch einmal versuchen'),
    isDone: (newcomer) => expect(newcomer.page).toHaveURL(/adequacy-optional$/),
    once: {
      path: 'answered-questionnaires',
      holds: (answer) => saying(answer, '"wphg_optional"') === 0,
    },
  },
  {
    as: 'stepCustody',
    at: '/self-disclosure/custody',
    call: 'POST wallets',
    begin: fillStep(/custody$/),
    send: press('Verwahrung einrichten'),
    // An earlier call sent the agreement, which remains valid.
    isKept: reads('Ihre Wallet fehlt noch'),
    again: press('Wallet einrichten'),
    resumed: press('Wallet einrichten'),
    isDone: reads('Ihre Wertpapiere werden verwahrt'),
    once: has('wallets', 1),
  },
  {
    as: 'stepIdentity',
    at: '/self-disclosure/kyc',
    call: 'POST identification/start',
    send: press('Identitätsprüfung starten'),
    isKept: reads('Identität'),
    again: press(/^Identitätsprüfung (starten|fortsetzen)$/),
    isDone: (newcomer) => expect(newcomer.button('Identität bestätigt')).toBeVisible(),
    once: has('identification', 1),
  },
  {
    as: 'company',
    at: '/self-disclosure/representatives',
    call: 'POST ubo-users/representative',
    begin: begunDirector,
    send: press('Speichern'),
    isKept: holds('Vornamen', 'Imke'),
    isDone: reads('Imke Feld'),
    once: namesOnce('Imke'),
  },
  {
    as: 'company',
    at: '/self-disclosure/representatives',
    call: 'PATCH ubo-users/*/representative',
    // An authority is chosen only once the shop has accepted it.
    send: ({ main }) => main.getByText('Ich handle mit einer Vollmacht').click(),
    isKept: (newcomer) => expect(newcomer.answer('Ich bin als Vertretung eingetragen')).toBeChecked(),
    looks: true,
    isDone: (newcomer) => expect(newcomer.main.getByText('Bevor es weitergeht')).toBeVisible(),
    once: { path: 'ubo-users', holds: (answer) => saying(answer, '"roles":[10]') === 1 },
  },
  {
    as: 'stepBeneficialOwners',
    at: '/self-disclosure/ubo',
    call: 'POST ubo-users',
    begin: begunOwner,
    send: press('Speichern'),
    isKept: async (newcomer) => {
      await holds('Vornamen', 'Mara')(newcomer);
      await holds('Anteil am Kapital', '30')(newcomer);
    },
    isDone: (newcomer) => expect(newcomer.main.getByRole('row', { name: /Mara/ })).toBeVisible(),
    once: namesOnce('Mara'),
  },
  {
    as: 'company',
    at: '/self-disclosure/ubo',
    call: 'PATCH ubo-users/*',
    async begin(newcomer) {
      await press(/^Ändern Matthias/)(newcomer);
      await newcomer.hands.type(newcomer.field('Anteil am Kapital'), '39,5');
    },
    send: press('Speichern'),
    isKept: holds('Anteil am Kapital', '39,5'),
    isDone: (newcomer) => expect(newcomer.main.getByRole('row', { name: /Matthias/ })).toContainText('39,5'),
    once: namesOnce('39.5'),
  },
  {
    as: 'company',
    at: '/self-disclosure/ubo',
    call: 'DELETE ubo-users/*',
    send: press(/^Entfernen Matthias/),
    isKept: (newcomer) => expect(newcomer.main.getByRole('row', { name: /Matthias/ })).toBeVisible(),
    looks: true,
    async isDone(newcomer) {
      await press('Rückgängig machen')(newcomer);
      await expect(newcomer.main.getByRole('row', { name: /Matthias/ })).toBeVisible();
    },
    once: namesOnce('Matthias'),
  },
  {
    as: 'stepUboDocuments',
    at: '/self-disclosure/ubo-documents',
    call: 'POST customer-documents',
    send: (newcomer) => paper(newcomer, 'Gesellschafterliste').locator('input[type=file]').setInputFiles(LIST),
    // Only the user can supply the file's bytes again: after a login the file has to be chosen again.
    isKept: (newcomer) =>
      expect(newcomer.main.getByRole('button', { name: /Noch einmal senden: Liste/ })).toBeVisible(),
    again: press('Noch einmal senden: Liste.pdf'),
    isDone: (newcomer) => expect(paper(newcomer, 'Gesellschafterliste').getByText('liegt vor')).toBeVisible(),
    once: { path: 'customer-documents?type=ubo', holds: (answer) => saying(answer, 'Liste.pdf') === 1 },
  },
  {
    as: 'stepUboDocuments',
    at: '/self-disclosure/ubo-documents',
    call: 'DELETE customer-documents/*',
    async send(newcomer) {
      await press('Entfernen: Handelsregisterauszug.pdf')(newcomer);
      await newcomer.page.getByRole('alertdialog').getByRole('button', { name: 'Dokument entfernen' }).click();
    },
    isKept: reads('Handelsregisterauszug.pdf'),
    isDone: (newcomer) => expect(paper(newcomer, 'Handelsregisterauszug').getByText('fehlt noch')).toBeVisible(),
    once: { path: 'customer-documents?type=ubo', holds: (answer) => saying(answer, 'Handelsregisterauszug') === 0 },
  },
];
