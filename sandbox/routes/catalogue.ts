import { Hono } from 'hono';
import type { PaymentConfiguration } from '#domain/shop/order.ts';
import { idOf } from '#domain/shop/schema.ts';
import { findRow } from '../db/rows.ts';
import { pdfFacts } from '../documents/pdfFacts.ts';
import { item, list, pageFrom, pageOf } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { numericId, oneBy } from '../read/ids.ts';
import { methodOf } from '../read/lookups.ts';
import { legalDocumentOf } from '../read/product.ts';

/** Parts of the catalogue that the app reads by REST; GraphQL serves the products. */
export const catalogue = new Hono<ShopEnv>()
  .get('/product-payment-configurations', maybeSignedIn, async (context) => {
    const { db, locale } = context.var;
    const code = context.req.query('product.code');
    if (code === undefined) throw badRequest('The "product.code" filter is required.');
    const rows = await db
      .selectFrom('productPaymentConfigurations')
      .innerJoin('products', 'products.id', 'productPaymentConfigurations.productId')
      .select(['productPaymentConfigurations.id', 'paymentMethodId', 'products.code as productCode'])
      .where('products.code', '=', idOf(code))
      .execute();
    const methods = await db.selectFrom('paymentMethods').selectAll().orderBy('position').orderBy('id').execute();
    const configured = oneBy(rows, ({ paymentMethodId }) => paymentMethodId);
    const answer = methods.flatMap((row): PaymentConfiguration[] => {
      const found = configured(row.id);
      return found ? [{ id: found.id, productCode: found.productCode, paymentMethod: methodOf(row, locale) }] : [];
    });
    return list(context, 'ProductPaymentConfiguration', pageFrom(answer, pageOf(context, 30)), answer.length);
  })
  .get('/legal-documents/:id', maybeSignedIn, async (context) => {
    const { db, locale } = context.var;
    const id = numericId(context.req.param('id'));
    const row = await findRow(db, 'legalDocuments', { id });
    if (!row) throw notFound();
    const document = { ...legalDocumentOf(row, locale), pdf: await pdfFacts(db, row.fileUuid, locale) };
    return item(context, 'LegalDocument', `legal-documents/${id}`, document);
  });
