import { checkDeclarations, Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { customerOf } from '../read/customer.ts';
import { subscribedBy } from './rules.ts';

/**
 * Checks an order’s declarations by the rules of requirements 5.20 and 5.21, bond by bond. Works need no declarations.
 * @param declarations Declarations from the customer; null if they sent none.
 * @throws Refused ORDER_TOO_HIGH above the amount that assets or income allow besides earlier orders,
 *   DECLARATIONS_MISSING for otherwise insufficient declarations.
 */
export async function mustBeDeclared(
  db: Db,
  customer: Row<'customers'>,
  order: Row<'orders'>,
  declarations: Declarations | null,
): Promise<void> {
  const bonds = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select((column) => ['orderItems.productId', column.fn.sum<number>('orderItems.total').as('sum')])
    .where('orderId', '=', order.id)
    .where('products.kind', '=', 'bond')
    .groupBy('orderItems.productId')
    .execute();
  const professional = isProfessional(await customerOf(db, customer));
  for (const { productId, sum } of bonds) {
    const documents = await db.selectFrom('legalDocuments').select('id').where('productId', '=', productId).execute();
    const documentIds = documents.map(({ id }) => id);
    const subscribed = await subscribedBy(db, customer.id, productId);
    const context = { total: Number(sum), subscribed, professional, documentIds };
    const [first] = checkDeclarations(declarations ?? noDeclarations, context);
    if (first?.kind === 'aboveAssetsLimit' || first?.kind === 'aboveIncomeLimit')
      throw refusals.tooHigh(first.limit, subscribed);
    if (first) throw refusals.declarationsMissing();
  }
}

/** Returns the declarations of an order; null before the customer has made them for the current items. */
export function declarationsOf({ declarations }: Pick<Row<'orders'>, 'declarations'>): Declarations | null {
  return declarations === null ? null : Declarations.parse(JSON.parse(declarations));
}

/**
 * Resets the confirmation and the declarations after a change of the order. `documents`: true if the legal documents
 * change as well and have to be sent again.
 */
export async function resetDeclarations(
  db: Db,
  order: Row<'orders'>,
  { documents }: { documents: boolean },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      legalDocsConfirmAt: null,
      declarations: null,
      checkoutState: 'cart',
      ...(documents ? { legalDocsSentAt: null } : {}),
    })
    .where('id', '=', order.id)
    .execute();
}
