import type { Locator } from 'playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
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

    /**
     * Arms the fault for each call that a step makes, and performs the step. Each time it fails, a sentence must say
     * why and a button must lead on: one to try again, or the step's own where the shop was asked and nothing had
     * happened.
     */
    const through = (calls: readonly string[], own: Locator, next: Locator) =>
      test.step(`${calls.join(', ')} meet ${nameOf(fault)}`, async () => {
        for (const call of calls) {
          const [method = '', path = ''] = call.split(' ');
          await shop.armFault({ ...fault, method, path });
        }
        const sentences: string[] = [];
        await expect(async () => {
          if (await next.isVisible()) return;
          if (await retry.isVisible()) {
            sentences.push((await alert.first().textContent({ timeout: 1_000 })) ?? '');
            await retry.click({ timeout: 1_000 });
          } else await own.click({ timeout: 1_000 });
          await expect(next).toBeVisible({ timeout: 700 });
        }).toPass({ timeout: 20_000, intervals: [50] });
        expect(await isMet(shop), 'the faults were met').toBe(true);
        for (const sentence of sentences) expect(sentence).toMatch(/\p{L}+ \p{L}+.*[.!]/u);
        await shop.disarmFaults();
        return sentences.length;
      });

    let said = 0;
    await shop.armFault({ ...fault, method: 'POST', path: 'graphql/Product' });
    await order.open(openBond(), 1_000);
    await expect(retry.or(order.confirmQuantity)).toBeVisible();
    if (await retry.isVisible()) {
      said += 1;
      await expect(alert).toContainText('Das Angebot konnte nicht geladen werden.');
      await retry.click();
    }
    said += await through(['POST orders', 'POST orders/*/items'], order.confirmQuantity, order.totalLoss);
    await order.declare();
    await order.back.click();
    await order.quantity.fill('1001');
    await order.quantity.blur();
    said += await through(['PATCH orders/*/items/*'], order.confirmQuantity, order.toAddress);
    await order.change(1_000);
    const documents = ['PATCH orders/*/legal-documents-send', 'PATCH orders/*/legal-documents-confirm'];
    said += await through(documents, order.toAddress, order.addressIsRight);
    said += await through(['GET product-payment-configurations'], order.addressIsRight, order.method('Überweisung'));
    await tick(order.method('Überweisung'));
    said += await through(['PATCH orders/*/payments/*'], order.toReview, order.orderButton);
    expect(await placedOrders(shop, 'cleared')).toEqual([]);
    said += await through(['PATCH orders/*/complete'], order.orderButton, new FinishScreen(page).thanks);
    // Chromium repeats a call by itself whose connection was cut before the answer began (reused sockets).
    expect(said).toBeGreaterThanOrEqual(fault.kind.startsWith('cut') ? 0 : 7);
    expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([1_000_00]);
  });
}
