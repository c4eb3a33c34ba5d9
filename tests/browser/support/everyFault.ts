import type { Request } from 'playwright/test';
import * as z from 'zod/mini';
import { personaOf } from '#sandbox/personas.ts';
import { type test as anyTest, expect } from '../../support/fixtures.ts';
import { handsWithMouse } from '../../support/newcomer/hands.ts';
import { Newcomer } from '../../support/newcomer/newcomer.ts';
import { LoginScreen } from '../../support/screens/LoginScreen.ts';
import { sentenceOf } from '../../support/sentences.ts';
import { callAs } from './calls.ts';
import type { DisclosureWrite } from './disclosureWrites.ts';
import { FAULTS, type Met, nameOf, timesOf } from './faults.ts';
import { expectHeldAsFresh } from './heldAsFresh.ts';

/** Fault that ends the session: the app redirects to the login. */
const EXPIRED = { kind: 'status', status: 401 } as const;
type Trouble = Met | typeof EXPIRED;

/** Faults that prevent the write. */
const PREVENTING: readonly Trouble[] = [EXPIRED, ...FAULTS.filter(({ isDone }) => !isDone)];
/** Fault after which the shop has done it all the same. */
const DONE: Met = { kind: 'cutAfter', says: { kind: 'offline' }, isDone: true };

const List = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((answer) => [answer]),
  ),
]);

/**
 * Declares tests in which each write meets every fault: the write happens once, no typed value is lost, and afterwards
 * no page shows what was read before.
 */
export function meetEveryFault(test: typeof anyTest, writes: readonly DisclosureWrite[]): void {
  for (const write of writes) {
    const preventing = PREVENTING.filter((trouble) => !(write.goesOn && trouble === EXPIRED));
    test(`${write.at}: ${write.call}${write.what ? ` (${write.what})` : ''} is done once, although it meets every fault`, async ({
      page,
      shop,
      context,
      problems,
    }) => {
      problems.expect(/^(401|404|409|422|429|500) /);
      problems.expect(/^failed /);
      problems.expect(/is not as agreed/);
      const { as, at, call, begin, send, isKept, says, again = send, resume, resumed = send, isDone, once } = write;
      const [method = '', path = ''] = call.split(' ');
      const address = new RegExp(`/api/v2/shop/${path.replaceAll('*', '[^/]+')}$`);
      const isIt = (request: Request) => request.method() === method && address.test(new URL(request.url()).pathname);
      const newcomer = new Newcomer(page, handsWithMouse());
      const alert = (write.popup ? page.getByRole('dialog') : newcomer.main).getByRole('alert');
      await shop.loginAs(context, as);
      await page.goto(at);
      await begin?.(newcomer);

      /** Acts while the shop fails the call, until the page has received an answer or a lost connection. */
      const meet = async (trouble: Trouble, act: typeof send) => {
        await shop.armFault({ kind: trouble.kind, status: trouble.status, method, path, times: timesOf(trouble) });
        const heard = trouble.kind.startsWith('cut')
          ? page.waitForEvent('requestfailed', isIt)
          : page.waitForResponse((response) => isIt(response.request()));
        await act(newcomer);
        await heard;
        const isFound = write.looks && trouble === DONE;
        if ('says' in trouble && !isFound) {
          await expect(alert).toHaveCount(1);
          await expect(alert).toContainText(says ?? sentenceOf(trouble.says).de);
          await isKept(newcomer);
        }
        await shop.disarmFaults();
      };

      let act = send;
      for (const trouble of preventing)
        await test.step(nameOf(trouble), async () => {
          await meet(trouble, act);
          if ('says' in trouble) act = again;
          else {
            await new LoginScreen(page).logIn(personaOf(as));
            // The login returns to the page; its search parameters may differ.
            await expect(page).toHaveURL(({ pathname }) => pathname === at);
            await resume?.(newcomer);
            act = resumed;
          }
        });
      await test.step(nameOf(DONE), () => meet(DONE, act));
      if (!write.looks) await again(newcomer);
      await isDone(newcomer);
      if (once) {
        const there = async () => List.parse(await callAs(shop, as, 'GET', once.path));
        await expect.poll(async () => once.holds(await there()), call).toBe(true);
      }
      // Leaves out pages of a process, which keep their begun form; home after the self-disclosure, whose guard
      // (`guard.ts`) has just admitted the customer; and a partner’s page, which is not the app’s.
      const own = /^\/(?:account|edit|notifications)/.test(at) ? [at] : [];
      const places = ['/account', ...own, ...(at.startsWith('/self-disclosure') ? [] : ['/'])];
      if (!page.url().includes('/sandbox/')) await expectHeldAsFresh(page, places);
    });
  }
}
