import type { Locator } from 'playwright/test';
import * as z from 'zod/mini';
import { FinishScreen } from '../screens/FinishScreen.ts';
import { OrderScreen, tick } from '../screens/OrderScreen.ts';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { type Fault, openBond, type Shop } from '../support/shop.ts';

const FAULTS: readonly Pick<Fault, 'kind' | 'status'>[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 422 },
  { kind: 'status', status: 429 },
  { kind: 'cutBefore' },
  { kind: 'cutAfter' },
  { kind: 'wrongShape' },
];
const nameOf = ({ kind, status }: Pick<Fault, 'kind' | 'status'>) =>
  status === undefined ? kind : `${kind} ${status}`;

const isMet = async (shop: Shop) => {
  const armed = z
    .array(z.object({ remaining: z.number() }))
    .parse(await (await fetch(`${shop.url}/sandbox/faults`)).json());
  return armed.every(({ remaining }) => remaining === 0);
};

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
    const retry = page.getByRole('main').getByRole('button', { name: /^(Noch einmal|Stand der Zeichnung)/ });

    // The steps' own buttons: after a failed write the shop is asked first, and the step is there again as it was.
    const steps = order.confirmQuantity
      .or(order.toAddress)
      .or(order.addressIsRight)
      .or(order.toReview)
      .or(order.orderButton);

    /**
     * Arms the fault for a call and does what makes it: either a sentence is shown, with a way to try again, or the app
     * got over it by itself. The fault was met in any case, and in the end the next step is there.
     */
    const through = (call: string, act: () => Promise<unknown>, next: Locator) =>
      test.step(`${call} meets ${nameOf(fault)}`, async () => {
        const [method = '', path = ''] = call.split(' ');
        await shop.armFault({ ...fault, method, path });
        await act();
        for (let attempt = 0; attempt < 4; attempt += 1) {
          await expect(next.or(retry).or(steps).first(), call).toBeVisible();
          if (await next.isVisible()) break;
          if (await retry.first().isVisible()) {
            await expect(alert.first(), `${call}: a sentence`).toHaveText(/\p{L}+ \p{L}+.*[.!]/u);
            await retry.first().click();
            await expect(retry, `${call}: under way`).toHaveCount(0);
          } else if (attempt > 0) await steps.first().click();
        }
        await expect(next, call).toBeVisible();
        expect(await isMet(shop), `${call} met the fault`).toBe(true);
        await shop.disarmFaults();
      });

    await through('POST graphql/Product', () => order.open(openBond(), 1_000), order.confirmQuantity);
    await through('POST orders', () => order.confirmQuantity.click(), order.totalLoss);
    await order.quantity.fill('900');
    await order.quantity.blur();
    await order.quantity.fill('1000');
    await order.declare();
    await through('PATCH orders/*/legal-documents-send', () => order.toAddress.click(), order.addressIsRight);
    await through('GET product-payment-configurations', () => order.addressIsRight.click(), order.toReview);
    await tick(order.method('Überweisung'));
    await through('PATCH orders/*/payments/*', () => order.toReview.click(), order.orderButton);
    expect(await placedOrders(shop, 'cleared')).toEqual([]);
    await through('PATCH orders/*/complete', () => order.orderButton.click(), new FinishScreen(page).thanks);
    expect(await placedOrders(shop, 'cleared')).toHaveLength(1);
  });
}
