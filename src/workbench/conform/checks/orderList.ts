import { readOrders } from '#api/orders.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOldestFirst } from '#domain/order/orderList.ts';
import { kindOf } from '../answer.ts';
import { about, type Run } from '../run.ts';

/** Reads the list of orders twice, whole and by one; resolves with the token of the latest. */
export async function readOrderList(run: Run): Promise<string | null> {
  const page = await run.ask((http) => readOrders(http, 1, undefined, pageSizes.orders));
  if (!page) return null;
  const seen = run.last();
  const differs = { ...about(seen), kind: 'differs', blocks: false } as const;
  const total = totalOf(seen.body);
  if (!Array.isArray(seen.body) && typeof total !== 'number')
    run.find({
      ...differs,
      path: 'totalItems',
      expected: 'the number of all orders',
      got: kindOf(total),
      consequence: 'Parkett takes the first page for all.',
    });
  const isReversed = isOldestFirst(page.member);
  if (isReversed) run.notes.push('Orders come oldest first: Parkett begins with the last page.');
  const one = await run.ask((http) => readOrders(http, 1, undefined, 1));
  if (one && one.member.length > 1)
    run.find({
      ...about(run.last()),
      kind: 'differs',
      path: 'member',
      expected: 'one order for itemsPerPage=1',
      got: `${one.member.length} orders`,
      consequence: 'Parkett counts pages by what the first one holds, and loads more than it shows.',
      blocks: false,
    });
  return page.member.at(isReversed ? -1 : 0)?.tokenValue ?? null;
}

const totalOf = (body: unknown): unknown => Object(body).totalItems ?? Object(body)['hydra:totalItems'];
