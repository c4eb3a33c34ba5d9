import * as z from 'zod/mini';
import { flagOrTrue, ifReadable } from './fields.ts';
import { orNull } from './schema.ts';

/** Stock Sylius lists enabled countries only and omits `enabled`. */
export const Country = z.object({
  id: ifReadable(z.int()),
  code: z.string(),
  name: z.string(),
  enabled: flagOrTrue,
});
export type Country = z.infer<typeof Country>;

/** Member of a zone: the code of a country. */
export const ZoneMember = z.object({ code: z.string() });

export const Currency = z.object({ id: ifReadable(z.int()), code: z.string(), name: orNull(z.string()) });
export type Currency = z.infer<typeof Currency>;
