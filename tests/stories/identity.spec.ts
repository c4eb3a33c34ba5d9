import { polls } from '#domain/constants/polls.ts';
import { expect, test } from '../support/fixtures.ts';

test('an investor has her identity checked by the partner, is refused once, and sees the result as it arrives', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install();
  await shop.loginAs(context, 'stepIdentity');
  await page.goto('/products/WIND-NORDSEE-2032');
  const banner = page.getByRole('status').filter({ hasText: 'Ihre Identität ist noch nicht bestätigt.' });
  await banner.getByRole('link', { name: 'Zur Identitätsprüfung' }).click();
  await expect(page).toHaveURL(/\/self-disclosure\/kyc$/);
  await expect(banner).toBeHidden();

  // She cancels on the partner's page and continues from there; then she is not recognised.
  await page.getByRole('button', { name: 'Identitätsprüfung starten' }).click();
  await page.getByRole('button', { name: 'Abbrechen und zurück' }).click();
  await page.getByRole('button', { name: 'Identitätsprüfung fortsetzen' }).click();
  await page.getByLabel('Grund, falls nicht bestätigt').fill('Der Ausweis spiegelte.');
  await page.getByRole('button', { name: 'Nicht bestätigt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Identität ist nicht bestätigt');
  await expect(page.getByText('Der Ausweis spiegelte.')).toBeVisible();

  // The second call is evaluated for a while; the page continues by itself, and a mail announces the result.
  await page.getByRole('button', { name: 'Prüfung wiederholen' }).click();
  await page.getByRole('button', { name: 'Gespräch geführt, Ergebnis steht aus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Gespräch wird ausgewertet');
  await expect(page.getByText('Wir schreiben Ihnen, sobald das Ergebnis vorliegt.')).toBeVisible();
  await page.goto('/products/WIND-NORDSEE-2032');
  const review = page.getByRole('status').filter({ hasText: 'Ihr Konto wird geprüft.' });
  await expect(review).toBeVisible();
  await review.getByRole('button', { name: /^Ausblenden/ }).click();
  await expect(review).toBeHidden();
  await page.goto('/self-disclosure/kyc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Gespräch wird ausgewertet');
  await shop.changeCustomer('stepIdentity', { identification: 'approved' });
  await page.clock.fastForward(polls.identity);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Identität ist bestätigt');
});
