import type { Db } from '#sandbox/db/database.ts';

/** Rows per INSERT statement: SQLite accepts at most 32,766 values. */
const AT_ONCE = 500;

/**
 * Fills the marketplace up to `count` works for long lists: numbered copies of the seeded works, newer than all of
 * them. Their files have separate addresses, so that the browser does not load one picture for fifty works. Does
 * nothing if enough works exist.
 */
export async function seedManyItems(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const works = await transaction
      .selectFrom('products')
      .selectAll()
      .where('kind', '=', 'item')
      .orderBy('id')
      .execute();
    const ids = works.map(({ id }) => id);
    const rowsOf = {
      names: await transaction.selectFrom('productTranslations').selectAll().where('productId', 'in', ids).execute(),
      taxons: await transaction.selectFrom('productTaxons').selectAll().where('productId', 'in', ids).execute(),
      media: await transaction.selectFrom('productMedia').selectAll().where('productId', 'in', ids).execute(),
      variants: await transaction.selectFrom('variants').selectAll().where('productId', 'in', ids).execute(),
      payments: await transaction
        .selectFrom('productPaymentConfigurations')
        .selectAll()
        .where('productId', 'in', ids)
        .execute(),
    };
    const prices = new Map(
      (await transaction.selectFrom('pricings').selectAll().execute()).map((row) => [row.variantId, row]),
    );
    const last = Math.max(...works.map(({ createdAt }) => Date.parse(createdAt)));
    const copies = Array.from({ length: Math.max(0, count - works.length) }, (_, index) => {
      const number = index + 1;
      const work = works[index % works.length];
      if (!work) throw new Error('There are no works to copy.');
      return { number, work, code: `${work.code}-${number}` };
    });
    await inParts(copies, async (part) => {
      const inserted = await transaction
        .insertInto('products')
        .values(
          part.map(({ number, work: { id: _, ...work }, code }) => ({
            ...work,
            code,
            slug: `${work.slug}-${number}`,
            position: work.position + number,
            createdAt: new Date(last + number * 1000).toISOString(),
          })),
        )
        .returning(['id', 'code'])
        .execute();
      const idOf = new Map(inserted.map(({ id, code }) => [code, id]));
      const copied = <T extends { productId: number }>(rows: readonly T[]) =>
        part.flatMap(({ number, work, code }) =>
          rows
            .filter(({ productId }) => productId === work.id)
            .map((row) => ({ number, code, row, productId: idOf.get(code) ?? 0 })),
        );
      await inParts(copied(rowsOf.names), (names) =>
        transaction
          .insertInto('productTranslations')
          .values(
            names.map(({ number, row: { id: _, ...row }, productId }) => ({
              ...row,
              productId,
              name: `${row.name} ${number}`,
            })),
          )
          .execute(),
      );
      await inParts(copied(rowsOf.taxons), (taxons) =>
        transaction
          .insertInto('productTaxons')
          .values(taxons.map(({ row, productId }) => ({ ...row, productId })))
          .execute(),
      );
      await inParts(copied(rowsOf.payments), (payments) =>
        transaction
          .insertInto('productPaymentConfigurations')
          .values(payments.map(({ row: { id: _, ...row }, productId }) => ({ ...row, productId })))
          .execute(),
      );
      await inParts(copied(rowsOf.media), (media) =>
        transaction
          .insertInto('productMedia')
          .values(
            media.map(({ number, row: { id: _, ...row }, productId }) => ({
              ...row,
              productId,
              url: row.url && `${row.url}?copy=${number}`,
              posterUrl: row.posterUrl && `${row.posterUrl}?copy=${number}`,
            })),
          )
          .execute(),
      );
      await inParts(copied(rowsOf.variants), async (variants) => {
        const made = await transaction
          .insertInto('variants')
          .values(
            variants.map(({ row: { id: _, ...row }, code, productId }) => ({ ...row, productId, code: `${code}-1` })),
          )
          .returning(['id', 'code'])
          .execute();
        const madeOf = new Map(made.map(({ id, code }) => [code, id]));
        await transaction
          .insertInto('pricings')
          .values(
            variants.map(({ row, code }) => ({
              variantId: madeOf.get(`${code}-1`) ?? 0,
              channelCode: 'token',
              price: prices.get(row.id)?.price ?? 0,
            })),
          )
          .execute();
      });
    });
  });
}

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}
