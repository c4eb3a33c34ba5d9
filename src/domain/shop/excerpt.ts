import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

/** Reason for a register excerpt (requirement 3.22): an entry, the end of a year, or a request. */
export const StatementKind = z.enum(['after_transaction', 'cron_job', 'manual']);
export type StatementKind = z.infer<typeof StatementKind>;

/** Register excerpt, as `GET customer-documents?type=registry_excerpt` answers (requirement 7.13). */
export const RegisterExcerpt = z.object({
  id: z.int(),
  /** Null if the shop sends no reason, or an unknown one. */
  statementKind: z.catch(orNull(StatementKind), null),
  /** Code and name of the security, in the reader's language: additions to the document of section 7. */
  productCode: orNull(z.string()),
  productName: orNull(z.string()),
  /** Name of the file. */
  name: z.string(),
  fileUuid: orNull(z.string()),
  /** Moment of creation; the excerpt shows the holding of its day. */
  createdAt: IsoDate,
});
export type RegisterExcerpt = z.infer<typeof RegisterExcerpt>;

/** Answer of `POST customer-documents/statements`, an addition of this product (requirement 7.13). */
export const StatementRequest = z.object({ requestedAt: IsoDate });
export type StatementRequest = z.infer<typeof StatementRequest>;
