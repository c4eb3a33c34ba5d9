import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { test as marketTest } from '../support/market.ts';
import { placedOrders } from '../support/orders.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { addressIsRight, confirmQuantity, orderButton, toAddress, toReview, totalLoss } from '../support/seen/order.ts';
import type { Localized } from '../support/sight.ts';

const BOND = 'WIND-NORDSEE-2032';
type Language = keyof Localized;
interface Journey {
  language: Language;
  method: 'transfer' | 'card';
}
const JOURNEYS: readonly Journey[] = [
  { language: 'de', method: 'transfer' },
  { language: 'en', method: 'card' },
];

const words = {
  taxElsewhere: { de: 'Nein, in keinem der beiden Länder', en: 'No, in neither country' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  opened: { de: 'Heruntergeladen', en: 'Downloaded' },
  read: {
    de: 'Ich habe die Unterlagen gelesen und zur Kenntnis genommen.',
    en: 'I have read and acknowledge the documents.',
  },
  transfer: { de: 'Überweisung', en: 'Bank transfer' },
  card: { de: 'Karte', en: 'Card' },
  thanks: { de: 'Vielen Dank für Ihre Zeichnung', en: 'Thank you for your order' },
  paid: { de: 'Vielen Dank, Ihre Zahlung ist eingegangen', en: 'Thank you, we’ve received your payment' },
  toTransfer: { de: '1.000 € überweisen', en: 'Transfer €1,000' },
  succeeds: { de: 'Zahlung gelingt', en: 'Payment succeeds' },
} satisfies Record<string, Localized>;

async function subscribe(page: Page, { language, method }: Journey): Promise<void> {
  const main = page.getByRole('main');
  const press = (name: Localized) => main.getByRole('button', { name: name[language], exact: true }).click();
  await page.goto(`/order-process/token?product=${BOND}&quantity=1000`);
  await press(confirmQuantity.name);
  await main.getByRole('checkbox', { name: totalLoss.name[language] }).check();
  await tick(main.getByRole('radio', { name: words.taxElsewhere[language] }));
  const documents = main.getByRole('list', { name: words.documents[language] }).getByRole('button');
  const count = await documents.count();
  for (let at = 0; at < count; at++) {
    await documents.nth(at).click();
    await expect(main.getByText(words.opened[language], { exact: true })).toHaveCount(at + 1);
  }
  await main.getByRole('checkbox', { name: words.read[language] }).check();
  await press(toAddress.name);
  await press(addressIsRight.name);
  await tick(main.getByRole('radio', { name: words[method][language] }));
  await press(toReview.name);
  await press(orderButton.name);
}

for (const journey of JOURNEYS) {
  const { language, method } = journey;
  test.describe(`at a shop without additions, in ${language}`, () => {
    test.use({ language });
    /** Requirement 27.7. */
    test(`an investor subscribes by ${method}, and finds the subscription among her orders`, async ({
      page,
      shop,
      context,
    }) => {
      await shop.configure({ style: 'plain' });
      await shop.loginAs(context, 'cleared');
      await subscribe(page, journey);
      const main = page.getByRole('main');
      if (method === 'transfer') {
        await expect(main.getByRole('heading', { level: 1, name: words.thanks[language] })).toBeVisible();
        await expect(main).toContainText(words.toTransfer[language]);
      } else {
        await page.getByRole('button', { name: words.succeeds[language] }).click();
        await expect(main.getByRole('heading', { level: 1, name: words.paid[language] })).toBeVisible();
      }
      const [placed] = await placedOrders(shop, 'cleared');
      expect(placed).toMatchObject({
        total: 1_000_00,
        paymentState: method === 'transfer' ? 'awaiting_payment' : 'paid',
      });
      await page.goto('/account/orders');
      const number = placed?.number ?? 'a number';
      await main.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
      await expect(page).toHaveURL(`/order-details/${placed?.tokenValue}`);
      await expect(main).toContainText(number);
      if (method === 'transfer') await expect(main).toContainText(placed?.bankTransfer?.purpose ?? 'a purpose');
    });
  });
}

/** Pages that need something that the plain shop lacks, with the sentence that they show. */
const LACKING: readonly [path: string, sentence: string][] = [
  ['/account/wallet', 'Einzelne Transaktionen können wir hier nicht anzeigen.'],
  ['/account/attract-investors', 'Gutscheincodes können Sie hier nicht einlösen.'],
  ['/transfer/SOLAR-UCKERMARK-2031-TOKEN', 'Token können Sie hier nicht online übertragen.'],
  ['/account/custody', 'Ihren Verwahrvertrag können wir hier nicht anzeigen.'],
];

/** Requirement 27.7. */
test('a newcomer and an investor read what a shop without additions lacks, and withdraw by mail', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 GET .*\/(token\/transactions|referrals|discounts|questionnaires\/platform_tac)$/);
  problems.expect(/^404 GET .*\/customer-payouts\/\d+\/statement$/);
  problems.expect(/^404 POST .*\/withdrawals$/);
  problems.expect(/^404 GET .*\/questionnaires\/wphg(_experience)?$/);
  await shop.configure({ style: 'plain' });
  await shop.loginAs(context, 'stepAdequacy');
  const newcomer = await context.newPage();
  await newcomer.goto('/self-disclosure/adequacy');
  await expect(newcomer.getByRole('main')).toContainText('Dieser Schritt ist nicht online möglich.');
  await newcomer.getByRole('main').getByRole('link', { name: 'Zum Kontakt' }).click();
  await expect(newcomer.getByRole('main').getByRole('link', { name: /^E-Mail an / })).toBeVisible();
  await newcomer.close();
  await shop.loginAs(context, 'julia');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Noch einmal versuchen' });
  for (const [path, sentence] of LACKING) {
    await page.goto(path);
    await expect(main).toContainText(sentence);
    await expect(retry).toHaveCount(0);
  }
  await page.goto('/account/payments');
  await main.getByRole('button', { name: /^Steuerübersicht \d+ als PDF speichern$/ }).click();
  await expect(main).toContainText('Eine Steuerübersicht ist hier nicht verfügbar.');
  await page.goto('/withdrawal');
  await main.getByLabel('Vertrag', { exact: true }).fill('Brief vom Montag');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('link', { name: 'Widerruf als E-Mail schreiben' })).toHaveAttribute(
    'href',
    /^mailto:kontakt@.*Brief%20vom%20Montag/,
  );
  // An order names no product here, but links to it.
  await page.goto('/order-details/662E41');
  await expect(main.getByText('Nennwert', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Bedingungen und Unterlagen der Anleihe' }).click();
  await expect(page).toHaveURL('/products/WOHNBAU-LEIPZIG-2029');
});

marketTest(
  'a visitor of a shop without additions is led to what it has instead, likes a work, and buys it',
  async ({ page, shop }) => {
    await shop.configure({ style: 'plain' });
    await page.goto('/products/RING-2');
    const main = page.getByRole('main');
    await expect(main.getByText('Dieses Werk sehen Sie, wenn Sie angemeldet sind.')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Anmelden', exact: true })).toHaveAttribute('href', /RING-2/);
    await main.getByRole('link', { name: 'Kreise' }).click();
    await expect(page).toHaveURL(/\/search\?phrase=Kreise&creator=[\w-]+$/);
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('navigation', { name: 'Art der Treffer' }).getByRole('link')).toHaveText([
      ...['Alles', 'Werke', 'Profile'],
    ]);
    await page.goto('/search?phrase=Kreise&kind=collections');
    await expect(main).toContainText('Sammlungen zeigen wir hier nicht.');
    await expect(main).not.toContainText('gefunden');
    // The app sorts and filters in place of the shop.
    await page.goto('/browse?medium=audio&order=cheapest');
    await expect(main.getByRole('article').getByRole('link', { name: 'Echo', exact: true })).toBeVisible();
    await page.goto('/products/RING-2');
    const heart = main.getByRole('button', { name: 'Echo merken' });
    await heart.click();
    await new LoginScreen(page).logIn(personaOf('cleared'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favourites');
    await expect(main.getByRole('article').getByRole('link', { name: 'Echo', exact: true })).toBeVisible();
    const purchase = new PurchaseScreen(page);
    await purchase.prepare('RING-2', 'Überweisung');
    await purchase.orderButton.click();
    await expect(purchase.thanks).toBeVisible();
    await expect(main).toContainText('49 € überweisen');
  },
);
