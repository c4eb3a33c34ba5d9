import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

/** Why a register excerpt was made (spec section 3): an entry, the end of a year, or because it was asked for. */
export const StatementKind = z.enum(['after_transaction', 'cron_job', 'manual']);
export type StatementKind = z.infer<typeof StatementKind>;

/** A register excerpt, as `GET customer-documents?type=registry_excerpt` answers (spec section 7). */
export const RegisterExcerpt = z.object({
  id: z.int(),
  /** Null where a shop does not say why, or for a reason that nobody knows. */
  statementKind: z.catch(orNull(StatementKind), null),
  /** The security, in the reader's language: additions to the document of section 7. */
  productCode: orNull(z.string()),
  productName: orNull(z.string()),
  /** Of the file. */
  name: z.string(),
  fileUuid: orNull(z.string()),
  /** Its day is the one whose holding it shows. */
  createdAt: IsoDate,
});
export type RegisterExcerpt = z.infer<typeof RegisterExcerpt>;

/** The answer of `POST customer-documents/statements`, an addition to the calls of spec section 7. */
export const StatementRequest = z.object({ requestedAt: IsoDate });
export type StatementRequest = z.infer<typeof StatementRequest>;
