import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { addressOf } from '#sandbox/content/identity.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';

export const TRANSFER = '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN';
export const walletOf = (persona: PersonaKey) => addressOf(`wallet:${persona}`);
/**
 * Returns the code of this period of 30 seconds, or of a period `step` later. Each code is valid once; the shop also
 * accepts those next to the current one.
 */
export const codeOf = (step = 0, persona: PersonaKey = 'twoFactor') =>
  new TOTP({ secret: personaOf(persona).totpSecret ?? '' }).generate({ timestamp: Date.now() + step * 30_000 });

export function transferOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    async enter(to: PersonaKey, quantity: string) {
      await main.getByLabel('Wallet der Empfängerin oder des Empfängers').fill(walletOf(to));
      await main.getByLabel('Stückzahl').fill(quantity);
      await main.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    },
    async confirm() {
      await main.getByRole('button', { name: 'Weiter zum Code' }).click();
    },
    async send(code: string) {
      await main.getByLabel('Code', { exact: true }).fill(code);
      await main.getByRole('button', { name: 'Jetzt übertragen' }).click();
    },
    sent: main.getByRole('heading', { name: 'Ihre Token sind übertragen' }),
    fact: (term: string) => main.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd'),
  };
}
