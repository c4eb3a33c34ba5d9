import { checkDeclarations, Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { customerOf } from '../read/customer.ts';
import { subscribedBy } from './rules.ts';

/**
 * Holds an order to what is declared for it, by the rules of spec section 5 and bond by bond. What is no security needs
 * no declarations.
 * @param declarations as sent; null where none were.
 * @throws Refused ORDER_TOO_HIGH above what assets or income allow beside earlier orders, DECLARATIONS_MISSING where the
 * declarations do not suffice otherwise.
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

/** The declarations that an order has; null where none were made for what is ordered now. */
export function declarationsOf({ declarations }: Pick<Row<'orders'>, 'declarations'>): Declarations | null {
  return declarations === null ? null : Declarations.parse(JSON.parse(declarations));
}

/**
 * Takes back what was confirmed and declared, since something else is ordered now. `documents`: the legal documents are
 * others as well, and are sent again.
 */
export async function takeBack(db: Db, order: Row<'orders'>, { documents }: { documents: boolean }): Promise<void> {
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
