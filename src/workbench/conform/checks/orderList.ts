import { readOrders } from '#api/orders.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import { kindOf, totalOf } from '../answer.ts';
import type { Run } from '../run.ts';
import { checkTotal } from './sequences.ts';

/** Reads the list of orders whole and by pages of one; resolves with the token of the latest order. */
export async function readOrderList(run: Run): Promise<string | null> {
  const page = await run.ask((http) => readOrders(http, 1, undefined, pageSizes.orders));
  if (!page) return null;
  const seen = run.last();
  const total = totalOf(seen.body);
  if (!Array.isArray(seen.body) && typeof total !== 'number')
    run.find(seen, {
      path: 'totalItems',
      expected: 'the number of all orders',
      got: kindOf(total),
      consequence: 'Parkett takes the first page for all.',
    });
  const { member } = page;
  if (typeof total === 'number' && total < member.length)
    run.find(seen, {
      path: 'totalItems',
      expected: 'the number of all orders',
      got: `${total}, with ${member.length} on the first page`,
      consequence: 'Parkett counts pages by it: orders after the first page are not found.',
    });
  await checkTotal(run, 'totalItems', page, (http, number) => readOrders(http, number));
  const isReversed = isOldestFirst(member);
  if (isReversed) run.notes.push('Orders come oldest first: Parkett reads every page, and sorts them.');
  const sorted = latestFirst(member);
  if (isReversed) sorted.reverse();
  if (sorted.some(({ tokenValue }, index) => tokenValue !== member[index]?.tokenValue))
    run.find(seen, {
      path: 'member[]',
      expected: 'orders from new to old, or from old to new',
      got: 'neither',
      consequence: 'Parkett reads every page and sorts them: until all are there, the latest orders may be missing.',
    });
  await checkPaging(run, total);
  return member.at(isReversed ? -1 : 0)?.tokenValue ?? null;
}

/** Requests the first two orders by pages of one. */
async function checkPaging(run: Run, total: unknown): Promise<void> {
  const first = await run.ask((http) => readOrders(http, 1, undefined, 1));
  if (!first) return;
  const seen = run.last();
  if (first.member.length > 1)
    return run.find(seen, {
      path: 'member',
      expected: 'one order for itemsPerPage=1',
      got: `${first.member.length} orders`,
      consequence: 'Parkett counts pages by what the first one holds, and loads more than it shows.',
    });
  if (typeof total !== 'number' || total < 2) return;
  const second = await run.ask((http) => readOrders(http, 2, undefined, 1));
  const [one] = first.member;
  if (!second || second.member[0]?.tokenValue !== one?.tokenValue) return;
  run.find(seen, {
    path: 'member',
    expected: 'another order for page=2',
    got: one ? 'the same as for page=1' : 'none',
    consequence: 'Orders after the first page cannot be reached.',
  });
}

/** Looks for a placed order on the first and the last page of the list. */
export async function checkListed(run: Run, tokenValue: string): Promise<void> {
  const first = await run.ask((http) => readOrders(http, 1));
  if (!first) return;
  const pages = Math.ceil(first.totalItems / pageSizes.orders);
  const last = pages > 1 ? await run.ask((http) => readOrders(http, pages)) : null;
  if ([first, last].some((page) => page?.member.some((each) => each.tokenValue === tokenValue))) return;
  run.find(run.last(), {
    path: 'member[]',
    expected: 'the order that was placed, on the first or the last page',
    got: 'none of its token',
    consequence: 'Customers do not find the order that they have placed.',
    blocks: true,
  });
}
