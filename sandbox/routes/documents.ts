import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { evidenceLimits } from '#domain/constants/limits.ts';
import {
  breachBeside,
  breachOfFile,
  type FileBreach,
  headLength,
  safeFileName,
} from '#domain/onboarding/evidenceFile.ts';
import type { StatementRequest } from '#domain/shop/excerpt.ts';
import { DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { piecesOf, removeParts } from '../db/fileParts.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, fileRefusals, notFound, Refused } from '../http/errors.ts';
import { receiveForm } from '../http/form.ts';
import { letterIn } from '../mails/accountMails.ts';
import { statementsMail } from '../mails/statementsMail.ts';
import { distinctIds, groupBy, numericId } from '../read/ids.ts';
import { inLocale } from '../read/product.ts';
import { requestStatements } from '../trade/excerpts.ts';

/** Maximum bytes of a form with a file, including its other parts. */
const FORM_LIMIT = evidenceLimits.bytes + 64_000;

const fieldsOf = [
  'customerDocuments.id',
  'customerDocuments.type',
  'purpose',
  'statementKind',
  'name',
  'fileUuid',
  'sha256',
  'customerDocuments.createdAt',
  'productId',
  'products.code as productCode',
] as const;

/** Stores the bytes of a PDF in parts as they arrive. The caller removes the parts of a refused or incomplete file. */
async function keepFile(db: Db, uuid: string, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  let head = new Uint8Array();
  const refuse = (breach: FileBreach | null) => {
    if (breach) throw breach === 'tooLarge' ? fileRefusals.tooLarge() : fileRefusals.notPdf();
  };
  for await (const piece of piecesOf(bytes)) {
    if (size === 0) head = piece.slice(0, headLength);
    refuse(breachOfFile({ size: size + piece.length, head }));
    await db.insertInto('fileParts').values({ fileUuid: uuid, start: size, content: piece }).execute();
    hash.update(piece);
    size += piece.length;
  }
  refuse(breachOfFile({ size, head }));
  return { size, sha256: hash.digest('hex') };
}

/** Documents of a customer: register statements from the shop, and uploaded evidence of a company. */
export const documents = new Hono<ShopEnv>()
  .get('/customer-documents/:whose{company}?', signedIn, async (context) => {
    const { db, customer, locale } = context.var;
    const type = context.req.query('type');
    if (type === undefined) throw badRequest('The "type" filter is required.');
    const ofType = db
      .selectFrom('customerDocuments')
      .innerJoin('files', 'files.uuid', 'fileUuid')
      .leftJoin('products', 'products.id', 'productId')
      .select([...fieldsOf, 'files.size'])
      .where('customerId', '=', customer.id)
      .where('customerDocuments.type', '=', type)
      .orderBy('customerDocuments.createdAt', 'desc')
      .orderBy('customerDocuments.id', 'desc');
    // Evidence is always about a company, and a call requests it by its type alone (requirement 7.13).
    const isAboutCompany = context.req.param('whose') === 'company' || type === 'ubo';
    const rows = await ofType.where('companyId', isAboutCompany ? 'is not' : 'is', null).execute();
    const page = pageFrom(rows, pageOf(context, 30));
    const names = await productNamesOf(db, page, locale);
    const shown = page.map(({ productId, ...row }) => {
      // The size of a file that is typeset on demand is not known before.
      return { ...row, productName: names(productId), size: row.size || null };
    });
    return list(context, 'CustomerDocument', shown, rows.length);
  })
  .post('/customer-documents', signedIn, async (context) => {
    const { companyId } = context.var.customer;
    if (companyId === null) throw fileRefusals.noCompany();
    const made = await createDocument(context, companyId);
    return item(context, 'CustomerDocument', `customer-documents/${made.id}`, made, 201);
  })
  // An addition to the calls of section 7: register statements on request (section 3, kind `manual`).
  .post('/customer-documents/statements', signedIn, async (context) => {
    const { db, customer, now, outbox } = context.var;
    const count = await requestStatements(db, customer.id, now);
    await outbox.post(db, statementsMail(count, letterIn(context, customer)));
    const made: StatementRequest = { requestedAt: now.toISOString() };
    return item(context, 'StatementRequest', 'customer-documents/statements', made, 201);
  })
  .delete('/customer-documents/:id', signedIn, async (context) => {
    const { db, customer } = context.var;
    const id = numericId(context.req.param('id'));
    await db.transaction().execute(async (trx) => {
      // Customers cannot remove documents of the shop, such as register statements.
      const removed = await trx
        .deleteFrom('customerDocuments')
        .where('id', '=', id)
        .where('customerId', '=', customer.id)
        .where('type', '=', 'ubo')
        .returning('fileUuid')
        .executeTakeFirst();
      if (!removed) throw notFound();
      await trx.deleteFrom('files').where('uuid', '=', removed.fileUuid).where('ownerId', '=', customer.id).execute();
      await removeParts(trx, removed.fileUuid);
    });
    return context.body(null, 204);
  });

/** Stores the file of a form as a document. Keeps nothing of a refused file. */
async function createDocument(context: ShopContext, companyId: number) {
  const { db } = context.var;
  const uuid = randomUUID();
  try {
    const { fields, file } = await receiveForm(
      context.req.raw,
      FORM_LIMIT,
      () => fileRefusals.tooLarge(413),
      (bytes) => keepFile(db, uuid, bytes),
    );
    if (fields.get('type') !== 'ubo') throw fileRefusals.type();
    const { data: purpose } = DocumentPurpose.safeParse(fields.get('purpose'));
    if (!purpose) throw fileRefusals.purpose();
    return await keepDocument(context, { companyId, purpose, uuid, name: safeFileName(file.name), ...file.taken });
  } catch (error) {
    // The sender needs the refusal, not the error of the clean-up.
    await removeParts(db, uuid).catch(() => undefined);
    throw error;
  }
}

interface KeptFile {
  companyId: number;
  purpose: DocumentPurpose;
  uuid: string;
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

function keepDocument(context: ShopContext, { companyId, purpose, uuid, name, size, sha256 }: KeptFile) {
  const { db, customer, now } = context.var;
  const createdAt = now.toISOString();
  return db.transaction().execute(async (trx) => {
    // Serialises the uploads: two simultaneous calls would count the same files.
    await lockCustomer(trx, customer.id);
    const present = await trx
      .selectFrom('customerDocuments')
      .select('sha256')
      .where('customerId', '=', customer.id)
      .where('type', '=', 'ubo')
      .where('purpose', '=', purpose)
      .execute();
    const beside = breachBeside(sha256, present);
    // A repeated upload, from another tab or after a lost answer, finds the file stored.
    if (beside === 'alreadyThere') throw new Refused(409, 'Conflict');
    if (beside === 'tooMany') throw fileRefusals.tooMany();
    const owned = { ownerId: customer.id, visibility: 'private' as const };
    await trx
      .insertInto('files')
      .values({
        uuid,
        ...owned,
        fileName: name,
        mediaType: 'application/pdf',
        size,
        content: new Uint8Array(),
        createdAt,
      })
      .execute();
    const row = await trx
      .insertInto('customerDocuments')
      .values({ customerId: customer.id, companyId, type: 'ubo', purpose, name, fileUuid: uuid, sha256, createdAt })
      .returning(['id', 'type', 'purpose', 'statementKind', 'name', 'fileUuid', 'sha256', 'createdAt'])
      .executeTakeFirstOrThrow();
    return { ...row, size };
  });
}

async function productNamesOf(db: Db, documents: readonly { productId: number | null }[], locale: Locale) {
  const words = await db
    .selectFrom('productTranslations')
    .select(['productId', 'locale', 'name'])
    .where('productId', 'in', distinctIds(documents.map(({ productId }) => productId)))
    .execute();
  const said = groupBy(words, ({ productId }) => productId);
  return (productId: number | null) => inLocale(said(productId ?? -1), locale)?.name ?? null;
}
