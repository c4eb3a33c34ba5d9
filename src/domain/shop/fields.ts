import * as z from 'zod/mini';
import { orNull } from './schema.ts';

/** Optional field: an addition to the specification, or of minor importance. Null if it has an unexpected shape. */
export const ifReadable = <T extends z.core.$ZodType>(schema: T) => z.catch(orNull(schema), null);

const YesNo = orNull(z.union([z.boolean(), z.int()]));

/** Boolean that a shop may also send as 1 or 0; false if absent. */
export const flag = z.pipe(
  YesNo,
  z.transform((value) => Boolean(value)),
);

/** Boolean as in `flag`, but true if absent. */
export const flagOrTrue = z.pipe(
  YesNo,
  z.transform((value) => Boolean(value ?? true)),
);

/** Whole cents of a euro. Requirement 9.2: amounts are held in minor units. */
export const Cents = z.int();
export type Cents = number;
