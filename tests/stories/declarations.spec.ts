import { expect, test } from '../support/fixtures.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { openBond } from '../support/shop.ts';

test('an investor above 1,000 € declares her means, and reads each limit', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 12_000);
  await order.confirmQuantity.click();
  await order.toAddress.click();
  const main = page.getByRole('main');
  for (const sentence of [
    'Bitte wählen Sie, womit Sie die Höhe Ihrer Anlage begründen.',
    'Bitte bestätigen Sie mindestens eine der beiden Aussagen.',
    'Bitte beantworten Sie diese Frage.',
    'Bitte öffnen Sie zuerst alle Unterlagen.',
    'Bitte bestätigen Sie, dass Sie die Unterlagen gelesen haben.',
  ])
    await expect(main.getByText(sentence)).toBeVisible();
  await expect(order.basis('Vermögen')).toBeFocused();

  await tick(order.basis('Vermögen'));
  await order.assets.fill('99.999');
  await order.assets.blur();
  await expect(main.getByText(/können Sie höchstens 10\.000\s€ zeichnen/)).toBeVisible();
  await expect(order.assets).toHaveAccessibleDescription(/mindestens 100\.000\s€/);
  await order.assets.fill('150.000');
  await order.assets.blur();
  await expect(order.assets).not.toHaveAttribute('aria-invalid', 'true');

  await tick(order.basis('Nettoeinkommen'));
  await order.income.fill('2.000');
  await order.income.blur();
  await expect(main.getByText(/Mit diesem Einkommen können Sie höchstens 4\.000\s€ zeichnen/)).toBeVisible();
  await order.income.fill('6.000');
  await order.income.blur();
  await expect(main.getByText(/Mit diesem Einkommen/)).toHaveCount(0);

  await order.lossBearable.check();
  // A tax residency in the US or Canada excludes her.
  await tick(order.taxResident('Ja'));
  await expect(main.getByText(/in den USA oder in Kanada steuerlich ansässig sind/)).toBeVisible();
  await order.openDocuments();
  await order.documentsRead.check();
  await order.toAddress.click();
  await expect(page).toHaveURL(/\/order-process\/token/);
  await tick(order.taxResident('Nein'));
  await order.toAddress.click();
  await expect(page).toHaveURL(/\/order-process\/addresses/);
});

test('a company makes declarations in a company’s words, and may subscribe up to 10,000 € with enough assets', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'company');
  const order = new OrderScreen(page);
  const main = page.getByRole('main');
  await order.open('AGRIPV-LAUSITZ-2032', 10_000);
  await order.confirmQuantity.click();
  await tick(main.getByRole('radio', { name: 'Gewinn des Unternehmens' }));
  await main.getByLabel('Gewinn nach Steuern im Monat').fill('2.000');
  await order.toAddress.click();
  await expect(main.getByText(/Mit diesem Gewinn können Sie höchstens 4\.000\s€ zeichnen/)).toBeVisible();
  await tick(order.basis('Vermögen'));
  await order.assets.fill('100.000');
  await main.getByRole('checkbox', { name: 'Uns ist bewusst' }).check();
  await tick(order.taxResident('Nein'));
  await order.openDocuments();
  await order.documentsRead.check();
  await expect(main).not.toContainText(/Nettoeinkommen|Green Card|Abgaben|\b[Mm]ein|Mir ist/);
  await order.toAddress.click();
  await order.addressIsRight.click();
  await tick(order.method('Überweisung'));
  await order.toReview.click();
  await expect(main).toContainText(/frei verfügbare Vermögen des Unternehmens beträgt 100\.000\s€/);
  // The right to withdraw is for consumers only.
  await expect(main).not.toContainText(/[Ww]iderr?uf/);
  await order.orderButton.click();
  await expect(page).toHaveURL(/\/finish/);
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(main).not.toContainText(/[Ww]iderr?uf/);
});

test('an investor reads the least and the most that she may subscribe, and what is not offered', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 (POST|PATCH) .*\/items/);
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open('GIBTESNICHT', 1);
  await expect(page.getByText('Diese Anleihe gibt es nicht.')).toBeVisible();
  await expect(order.summary).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
  await order.open('WOHNBAU-LEIPZIG-2029');
  await expect(order.quantity).toHaveValue('500');
  // Input that is not a whole number in her language is refused as soon as she leaves the field, and stays as typed.
  for (const typed of ['1500,00', '2.5', '1,000', '-600', '1e3']) {
    await order.quantity.fill(typed);
    await order.quantity.blur();
    await expect(order.quantity).toHaveAccessibleDescription(/in ganzen Euro/);
    await expect(order.quantity).toHaveValue(typed);
  }
  await order.choose(499);
  await expect(order.quantity).toHaveAccessibleDescription(/Der Mindestbetrag für eine Zeichnung ist 500\s€\./);
  await order.choose(3_000);
  await expect(order.quantity).toHaveAccessibleDescription(/Es sind nur noch 2\.400 Stück verfügbar\./);
  for (const [onHand, said] of [
    [1, /Es ist nur noch 1 Stück verfügbar\./],
    [1_500, /Es sind nur noch 1\.500 Stück verfügbar\./],
  ] as const) {
    await shop.changeProduct('WOHNBAU-LEIPZIG-2029', { onHand });
    await order.choose(2_000);
    await expect(order.quantity).toHaveAccessibleDescription(said);
  }
  await expect(order.summary.getByText('Gesamt', { exact: true })).toHaveCount(0);
  await order.choose(1_500);
  await expect(order.summary).toContainText('1.500 €');

  await order.open('KLINIKUM-ALLGAEU-2033', 11_000);
  await order.confirmQuantity.click();
  await expect(order.quantity).toHaveAccessibleDescription(/Sie können höchstens 10\.000\s€ zeichnen\./);
});
