import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { sentenceOf } from '../support/sentences.ts';
import { openBond } from '../support/shop.ts';
import { filled } from '../support/sight.ts';
import { ORDER_WRITES } from './support/faultedWrites.ts';
import { FAULTS, nameOf } from './support/faults.ts';
import { meetingWith } from './support/meetFault.ts';

for (const fault of FAULTS) {
  test(`an investor gets her tokens, once, although each call of the order meets ${nameOf(fault)}`, async ({
    page,
    shop,
    context,
    problems,
  }) => {
    test.setTimeout(60_000);
    problems.expect(/^(500|422|429) /);
    problems.expect(/^failed /);
    problems.expect(/is not as agreed/);
    await shop.loginAs(context, 'cleared');
    const order = new OrderScreen(page);
    const alert = page.getByRole('main').getByRole('alert');
    const retry = page.getByRole('main').getByRole('button', { name: /^(Noch einmal|Status der Zeichnung)/ });
    const { met, meet } = meetingWith(fault, page, shop);

    /**
     * Fails the calls of a step in turn. Each time the page shows one alert with the failure's sentence, keeps the
     * typed values, and offers a button that retries.
     */
    const fail = (calls: readonly string[], own: Locator, isKept = async () => {}) =>
      test.step(`${calls.join(', ')} meet ${nameOf(fault)}`, async () => {
        let button = own;
        for (const call of calls) {
          await meet(call, () => button.click());
          await expect(alert).toHaveCount(1);
          await expect(alert).toContainText(filled(sentenceOf(fault.says).de, { wait: '1 Sekunde' }));
          await isKept();
          button = retry;
        }
        await retry.click();
      });

    await meet('POST graphql/Product', () => order.open(openBond(), 1_000));
    await expect(alert).toContainText('Das Angebot konnte nicht geladen werden.');
    await retry.click();
    await expect(order.confirmQuantity).toBeVisible();
    await fail(['POST orders', 'POST orders/*/items'], order.confirmQuantity, () =>
      expect(order.quantity).toHaveValue('1.000'),
    );
    await order.declare();
    await order.back.click();
    await order.quantity.fill('1001');
    await order.quantity.blur();
    await fail(['PATCH orders/*/items/*'], order.confirmQuantity, () => expect(order.quantity).toHaveValue('1.001'));
    await expect(order.toAddress).toBeVisible();
    await order.change(1_000);
    const documents = ['PATCH orders/*/legal-documents-send', 'PATCH orders/*/legal-documents-confirm'];
    await fail(documents, order.toAddress, async () => {
      await expect(order.totalLoss).toBeChecked();
      await expect(order.documentsRead).toBeChecked();
    });
    await fail(['GET product-payment-configurations'], order.addressIsRight);
    await tick(order.method('Überweisung'));
    await fail(['PATCH orders/*/payments/*'], order.toReview, () => expect(order.method('Überweisung')).toBeChecked());
    await expect(order.orderButton).toBeVisible();
    expect(await placedOrders(shop, 'cleared')).toEqual([]);
    await fail(['PATCH orders/*/complete'], order.orderButton, () => expect(order.summary).toContainText('1.000 €'));
    // The page reads the order first. If the shop has not completed it, nothing is ordered until she presses the button
    // again.
    if (!fault.isDone) {
      await expect(retry).toBeHidden();
      expect(await placedOrders(shop, 'cleared')).toEqual([]);
      await order.orderButton.click();
    }
    await expect(new FinishScreen(page).thanks).toBeVisible();
    expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([1_000_00]);
    expect(ORDER_WRITES.filter((call) => !met.has(call))).toEqual([]);
  });
}
