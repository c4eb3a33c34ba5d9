import { expect, test } from '../support/fixtures.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { PaymentScreen } from '../support/screens/PaymentScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openBond } from '../support/shop.ts';
import { audit } from './audit.ts';

/** Requirement 25.4: two screens. */
test('passes the accessibility audit: the amount and the declarations', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 12_000);
  await expect(order.quantity).toBeVisible();
  await audit(page, 'amount');
  await order.choose(100);
  await expect(order.quantity).toHaveAttribute('aria-invalid', 'true');
  await audit(page, 'amount, refused');
  await order.choose(12_000);
  await expect(order.totalLoss).toBeVisible();
  await audit(page, 'declarations', { english: true });
  await tick(order.basis('Nettoeinkommen'));
  await order.income.fill('100');
  await order.toAddress.click();
  await expect(order.income).toHaveAttribute('aria-invalid', 'true');
  await audit(page, 'declarations, refused');
  await new Shell(page).legal('Impressum').click();
  await expect(order.question).toBeVisible();
  await audit(page, 'leaving');
});

/** Requirements 24.12 and 25.5: the approved reading of the review. */
test('passes the accessibility audit: address, payment, summary and thanks', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^500 PATCH /);
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 1_000);
  await order.confirmQuantity.click();
  await order.declare();
  await order.toAddress.click();
  await expect(order.addressIsRight).toBeVisible();
  await audit(page, 'address');
  await order.addressIsRight.click();
  await order.toReview.click();
  await expect(page.getByText('Bitte wählen Sie eine Zahlungsart.')).toBeVisible();
  await audit(page, 'payment methods, refused');
  await tick(order.method('Überweisung'));
  await order.toReview.click();
  await expect(order.orderButton).toBeVisible();
  await audit(page, 'summary', { english: true });
  await shop.armFault({ method: 'PATCH', path: 'orders/*/complete', kind: 'status', status: 500 });
  await order.orderButton.click();
  await expect(order.failure.first()).toBeVisible();
  await audit(page, 'summary, failed');
  await order.retry.click();
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await audit(page, 'thanks');
});

test('passes the accessibility audit: the return pages of a payment', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const payment = new PaymentScreen(page);
  await order.prepare('SCHIENE-ELBE-2028', 500, null);
  await order.orderButton.click();
  const provider = new ProviderPage(page);
  await provider.cancel.click();
  await expect(payment.cancelled).toBeVisible();
  await audit(page, 'payment, cancelled');
  await payment.payAgain.click();
  await provider.payWithWebhook('nach einer Minute');
  await expect(payment.pending).toBeVisible();
  await audit(page, 'payment, pending');
  await shop.moveClock({ seconds: 61 });
  // The intervals between the page’s own polls have grown during the audit.
  await page.reload();
  await expect(payment.received).toBeVisible();
  await audit(page, 'payment, received');
});
