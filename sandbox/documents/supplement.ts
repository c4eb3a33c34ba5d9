import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { insert } from '../db/rows.ts';

/**
 * Adds a legal document of the issuer to a product, such as a supplement, after its other documents. Typeset at its
 * first request (`documents/on-demand.ts`).
 */
export async function addLegalDocument(db: Db, productId: number, name: string, now: Date): Promise<void> {
  const createdAt = now.toISOString();
  const uuid = randomUUID();
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('legalDocuments').select('id').where('productId', '=', productId).execute();
    await trx
      .insertInto('files')
      .values({
        uuid,
        visibility: 'public',
        fileName: `${name}.pdf`,
        mediaType: 'application/pdf',
        size: 0,
        content: new Uint8Array(),
        createdAt,
      })
      .execute();
    await insert(trx, 'legalDocuments', { productId, name, fileUuid: uuid, position: before.length });
  });
}
