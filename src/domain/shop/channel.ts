import * as z from 'zod/mini';
import { ifReadable } from './fields.ts';
import { reference } from './relations.ts';
import { orNull } from './schema.ts';

/** Sales channel (requirement 3.20). `baseCurrency`: ISO 4217 code, null if the shop sends none. */
export const Channel = z.object({
  id: ifReadable(z.int()),
  code: z.string(),
  name: orNull(z.string()),
  contactEmail: z.string(),
  baseCurrency: orNull(reference),
});
export type Channel = z.infer<typeof Channel>;
