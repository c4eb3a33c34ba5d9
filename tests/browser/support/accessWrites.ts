import { Secret, TOTP } from 'otpauth';
import { expect } from 'playwright/test';
import { FORMER_NUMBER, PASSWORD } from '#sandbox/personas.ts';
import type { Newcomer } from '../../support/newcomer/newcomer.ts';
import { locate } from '../../support/onPage.ts';
import { code, password, setUp, switchOn } from '../../support/seen/twoFactor.ts';
import { type DisclosureWrite, holds, press, reads } from './disclosureWrites.ts';

const typeNumber = (newcomer: Newcomer) => newcomer.hands.type(newcomer.field('Kundennummer'), FORMER_NUMBER);

/** Types the current code of the key on the page, and the password, and sends both. */
async function confirmSetUp({ page, main }: Newcomer) {
  const key = (await main.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  await locate(page, code).fill(new TOTP({ secret }).generate());
  await locate(page, password).fill(PASSWORD);
  await locate(page, switchOn).click();
}

/** Writes that give or protect access to an account: data of a former account, and the second factor. */
export const ACCESS_WRITES: readonly DisclosureWrite[] = [
  {
    as: 'migrating',
    at: '/migration',
    call: 'PUT customers/migration/*',
    begin: typeNumber,
    send: press('Daten übernehmen'),
    isKept: holds('Kundennummer', FORMER_NUMBER),
    looks: true,
    resume: typeNumber,
    isDone: reads('Ihre Daten sind übernommen'),
  },
  {
    as: 'cleared',
    at: '/account/two-factor',
    call: 'PUT customers/*/2fa/status',
    begin: ({ page }) => locate(page, setUp).click(),
    send: confirmSetUp,
    isKept: ({ page }) => expect(locate(page, password)).toHaveValue(PASSWORD),
    looks: true,
    resume: ({ page }) => locate(page, setUp).click(),
    isDone: reads('Die Zwei-Faktor-Anmeldung ist eingeschaltet'),
  },
];
