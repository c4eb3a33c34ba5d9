import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { HomeScreen } from '../support/screens/HomeScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';

/** Requirement 25.5, of the risk. */
test('a visitor reads a bond’s terms and risks, calculates the interest, and subscribes for that amount', async ({
  page,
}) => {
  // An old link leads to the list.
  await page.goto('/products/GIBT-ES-NICHT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Anleihe gibt es nicht');
  await page.getByRole('main').getByRole('link', { name: 'Alle Produkte ansehen' }).click();
  await expect(page).toHaveURL('/search');
  await new HomeScreen(page).card('Windkraft Nordsee 2032').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/products/WIND-NORDSEE-2032');
  await expect(page).toHaveTitle('Windkraft Nordsee 2032 · Parkett');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('note')).toContainText('vollständigen Verlust');
  await expect(page.getByRole('region', { name: 'Bedingungen' })).toContainText('DE000PKTWN37');
  const saved = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Unterlagen' })
    .getByRole('button', { name: /Risikohinweise/ })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  const amount = page.getByRole('textbox', { name: 'Betrag in Euro' });
  await amount.fill('2.500,50');
  await amount.press('Tab');
  await expect(page.getByText('Bitte geben Sie den Betrag in ganzen Euro ein, zum Beispiel 1.000.')).toBeVisible();
  await amount.fill('30.000');
  await page.getByRole('button', { name: 'Zeichnen' }).click();
  await expect(amount).toBeFocused();
  await expect(page.getByText('Sie können höchstens 25.000 € zeichnen.')).toBeVisible();
  await amount.fill('20.000');
  const flow = page.getByRole('region', { name: 'Zahlungen je Halbjahr' });
  await expect(flow).toContainText('für 20.000 €');
  const slider = flow.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^30\.06\.2032: Zinsen 525\s€, Rückzahlung 20\.000\s€$/);
  await expect(flow).toContainText('30.06.2032: Zinsen 525 €, Rückzahlung 20.000 €');
  await page.getByRole('button', { name: 'Zeichnen' }).click();
  await new LoginScreen(page).logIn(personaOf('julia'));
  await expect(page).toHaveURL('/order-process/token?product=WIND-NORDSEE-2032&quantity=20000');
});

test('on a phone, a bar leads to the calculator and hides while it is on the screen', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/products/WIND-NORDSEE-2032');
  const bar = page.getByRole('region', { name: 'Zeichnung' });
  const button = bar.getByRole('button', { name: 'Zeichnen · 5,25 % p. a.' });
  await button.click();
  await expect(page.getByRole('complementary')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toBeInViewport();
  await expect(button).toBeHidden();
  await page.getByRole('region', { name: 'Risiken' }).scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  // The tab bar stays below it.
  const [above, tabs] = await Promise.all([
    bar.boundingBox(),
    page.getByRole('navigation', { name: 'Hauptbereiche' }).last().boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
});

test('an investor who opens a bond’s page reads what she has ordered of it, and orders all that is left', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/products/WIND-NORDSEE-2032');
  await expect(page.getByRole('main')).toContainText('schon gezeichnet: 12.000 €');
  await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toHaveValue('1.000');
  const due = page.getByRole('main').getByRole('status').filter({ hasText: 'Noch zu zahlen' });
  await expect(due).toContainText([/10\.000\s€ · Zahlbar bis/, /2\.000\s€ · Zahlbar bis/]);
  await expect(due.getByRole('link')).toHaveText(['Überweisungsdaten', 'Jetzt bezahlen']);
  await due.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/order-details\//);
  await page.goto('/order-process/token?product=WIND-NORDSEE-2032');
  await page.getByRole('button', { name: 'Maximum' }).click();
  await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toHaveValue('13.000');
  await page.goto('/products/KLINIKUM-ALLGAEU-2033');
  const own = page.getByRole('region', { name: 'Ihre Anlage' });
  await expect(own).toContainText('2.500 Stück');
  await expect(own).toContainText('1.500 Stück');
});

test('an investor who has reached a bond’s maximum reads that instead of the calculator, with links to what she has', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/products/SOLAR-UCKERMARK-2031');
  const part = page.getByRole('region', { name: 'Höchstbetrag erreicht' });
  await expect(part).toContainText('Ihr Höchstbetrag für diese Anleihe ist ausgeschöpft: 25.000 € von 25.000 €.');
  await expect(page.getByRole('button', { name: /Zeichnen/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Zahlungen je Quartal' })).toBeVisible();
  await part.getByRole('link', { name: 'Meine Zeichnungen' }).click();
  await expect(page).toHaveURL('/account/orders?product=SOLAR-UCKERMARK-2031');
  await page.goto('/order-process/token?product=SOLAR-UCKERMARK-2031');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Höchstbetrag erreicht');
});

test('a visitor of a sold-out bond goes on to the bonds that are open', async ({ page }) => {
  await page.goto('/products/HAFEN-KIEL-2029');
  const part = page.getByRole('region', { name: 'Ausverkauft' });
  await expect(part).toContainText('Diese Anleihe ist vollständig gezeichnet.');
  await expect(part.getByRole('link', { name: 'Per E-Mail anfragen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toHaveCount(0);
  await part.getByRole('link', { name: 'Offene Anleihen ansehen' }).click();
  await expect(page).toHaveURL('/search?open=1');
});
