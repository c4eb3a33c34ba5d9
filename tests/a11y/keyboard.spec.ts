import type { Locator, Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';

/**
 * Presses Tab until the wanted element has the focus. Expects every focused element on the way to be visible: within
 * the window, marked, and not covered by anything else (WCAG 2.4.7 and 2.4.11).
 */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(hiddenFocus), 'a stop of the keyboard that is not seen').toBeNull();
  }
  throw new Error('The keyboard does not lead there.');
}

/** Describes why a focused element is not visible; null if it is visible. Runs in the page. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
  // The focus ring of a card is drawn by its label, that of a stepper by its group.
  const shown = [element, element.closest('label'), element.parentElement, element.parentElement?.parentElement].filter(
    (each) => each instanceof HTMLElement,
  );
  const isMarked = shown.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isMarked) return `${name}: no mark`;
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight) return `${name}: outside of the window`;
  const at = document.elementFromPoint(
    box.left + Math.min(box.width, innerWidth) / 2,
    Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
  );
  const isCovered =
    at !== null && !element.contains(at) && !at.contains(element) && !element.closest('label')?.contains(at);
  return isCovered ? `${name}: covered by ${at.tagName} ${at.className}` : null;
}

/** Requirement 23.1. */
test('an investor logs in, subscribes and orders with the keyboard alone', async ({ page }) => {
  const login = new LoginScreen(page);
  const order = new OrderScreen(page);
  const { email, password } = personaOf('cleared');
  const press = (key: string) => page.keyboard.press(key);
  await login.open();
  await tabTo(page, login.email);
  await page.keyboard.type(email);
  await tabTo(page, login.password);
  await page.keyboard.type(password);
  await press('Enter');
  await expect(page).toHaveURL('/');
  // Content that loads later would move the focused element.
  await expect(page.getByRole('main')).toContainText('Ihre Wallet ist noch leer');
  await expect(page.getByRole('main')).toContainText('Noch keine Auszahlung');

  await tabTo(page, page.getByText('Betrag wählen und zeichnen', { exact: true }));
  await press('Enter');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Windkraft Nordsee 2032' }) });
  await tabTo(page, card.getByRole('textbox', { name: /^Betrag in Euro/ }));
  await press('ArrowUp');
  await tabTo(page, card.getByRole('button', { name: /zeichnen$/ }));
  await press('Enter');
  await expect(order.heading).toBeFocused();
  await expect(order.quantity).toHaveValue('2.000');
  await tabTo(page, order.confirmQuantity);
  await press('Enter');

  await expect(order.declarationsHeading).toBeFocused();
  await tabTo(page, order.basis('Vermögen'));
  await press('ArrowDown');
  await expect(order.basis('Nettoeinkommen')).toBeChecked();
  await tabTo(page, order.income);
  await page.keyboard.type('3000');
  await tabTo(page, order.totalLoss);
  await press('Space');
  await tabTo(page, order.taxResident('Nein'));
  await press('Space');
  for (const document of await order.documents.all()) {
    await tabTo(page, document);
    const file = page.waitForEvent('download');
    await press('Enter');
    await file;
  }
  await tabTo(page, order.documentsRead);
  await press('Space');
  await tabTo(page, order.toAddress);
  await press('Enter');

  await expect(page).toHaveURL(/\/addresses/);
  await expect(order.heading).toBeFocused();
  await tabTo(page, order.addressIsRight);
  await press('Enter');
  await expect(page).toHaveURL(/\/payment-methods/);
  await tabTo(page, order.method('Überweisung'));
  await press('Space');
  await tabTo(page, order.toReview);
  await press('Enter');
  await expect(page).toHaveURL(/\/confirmation/);
  await tabTo(page, order.orderButton);
  await press('Enter');
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await tabTo(page, new FinishScreen(page).copy('IBAN'));
});
