import * as z from 'zod/mini';
import { Report } from '#domain/reports/report.ts';
import { isPersonal } from '#domain/session/secrets.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Shop } from '../support/shop.ts';

type Fault = Parameters<Shop['armFault']>[0];

const answers = (path: string, status: number): Fault => ({ path, kind: 'status', status, times: 30 });
const breaks = (path: string): Fault => ({ path, kind: 'wrongShape', times: 30 });
/** Answers that carry a customer's data where the shop has its own words, or where a list is due. */
const email = 'j.lindner@example.de';
const violations = [{ propertyPath: email, message: `Julia Lindner, ${email}`, code: email }];
const telling = { code: 422, message: email, detail: 'Julia Lindner', violations };
const refuses = (path: string): Fault => ({ path, kind: 'status', status: 422, body: telling, times: 30 });
const tells = (path: string): Fault => ({
  path,
  kind: 'wrongShape',
  body: { [email]: 'Lindner', ...telling },
  times: 30,
});
const cuts = (path: string): Fault => ({ path, kind: 'cutBefore', times: 30 });

/** Failures that a customer meets: the fault of a call, the screen that makes the call, and what is reported of it. */
const PLANTED: readonly [fault: Fault, screen: string, call: string, failure: string][] = [
  [answers('orders', 500), '/account/orders', 'readOrders', 'general'],
  [answers('customer-payouts', 404), '/account/payments', 'readPayouts', 'notFound'],
  [breaks('graphql/*'), '/invoices', 'readInvoices', 'contract'],
  [answers('graphql/*', 503), '/account/wallet', 'readHoldings', 'general'],
  [cuts('graphql/*'), '/products/windkraft-nordsee-2032', 'readProduct', 'offline'],
  [answers('customer-documents', 429), '/account/exerpts', 'readExcerpts', 'rateLimited'],
  [breaks('customers/*'), '/account', 'readCustomer', 'contract'],
  [answers('cms-plugin/blocks', 500), '/contact', 'readBlocks', 'general'],
  [refuses('customers/*'), '/account/edit', 'readCustomer', 'violations'],
  [tells('customer-payouts'), '/account/payments', 'readPayouts', 'contract'],
  [answers('answered-questionnaires', 409), '/self-disclosure', 'readAnsweredQuestionnaires', 'conflict'],
];

/** Pattern of a path: only that of a bond has a parameter. */
const screenOf = (path: string) => path.replace(/^\/products\/.+/, '/products/$productCode');

/** Values of fields about the customer in an answer of the shop, and all that look like an identifier or an address. */
function valuesIn(answer: unknown, name = ''): string[] {
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([key, value]) => valuesIn(value, Array.isArray(answer) ? name : key));
  // The shop's own name of a type.
  if (name === '@type') return [];
  if (typeof answer === 'number') return answer >= 1_000 ? [String(answer)] : [];
  if (typeof answer !== 'string') return [];
  const isTelling =
    isPersonal(name) || /^[\da-f-]{36}$|@|^0x|^[A-Z]{2}\d\d|^[A-Z][a-zäöüß]+$|^\d[\d/-]{5,}/.test(answer);
  return isTelling && answer.length > 3 ? [answer] : [];
}

test('an operator reads which states and calls fail, and nothing about the customer', async ({
  page,
  context,
  shop,
  problems,
}) => {
  await shop.configure({ reports: true });
  await shop.loginAs(context, 'julia');
  const known = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/v2/shop/')) return;
    const answer: unknown = await response.json().catch(() => null);
    for (const value of valuesIn(answer)) known.add(value);
  });
  await page.goto('/account/edit');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  problems.expect(/./);
  for (const [fault, screen] of PLANTED) {
    await shop.armFault(fault);
    const met = page.waitForResponse((response) => response.status() >= 400, { timeout: 5_000 }).catch(() => null);
    await page.goto(screen);
    await met;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.disarmFaults();
  }
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('error', () => resolve());
        setTimeout(() => {
          throw new RangeError('of julia');
        });
      }),
  );
  // Leaving the page delivers what waits.
  await page.goto('/sandbox?part=clock');
  const readReports = async () => z.array(Report).parse(await (await page.request.get('/sandbox/reports')).json());
  await expect.poll(async () => (await readReports()).some(({ type }) => type === 'parkett-error')).toBe(true);
  const reports = await readReports();
  const calls = reports.flatMap(({ type, body }) => (type === 'parkett-call' ? [`${body.call} ${body.failure}`] : []));
  expect(calls).toEqual(expect.arrayContaining(PLANTED.map(([, , call, failure]) => `${call} ${failure}`)));
  const paints = reports.filter(({ type, body }) => type === 'parkett-vital' && body.name === 'FCP');
  expect(paints.map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(PLANTED.map(([, path]) => screenOf(path))),
  );
  expect(known.size).toBeGreaterThan(50);
  const text = JSON.stringify(
    // A measured time may equal an amount.
    reports.map(({ type, body, url }) => [type === 'parkett-vital' ? body.name : body, url.replace(shop.url, '')]),
  );
  expect([...known].filter((value) => text.includes(value))).toEqual([]);

  await page.goto('/sandbox?part=reports');
  await expect(page.getByRole('heading', { name: 'Failures of calls' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'RangeError' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^resource\.loading/ }).first()).toHaveAttribute(
    'href',
    /^\/atlas\/#\/resource\/chart\?state=resource\.loading/,
  );
});
