import * as z from 'zod/mini';
import { orNull } from './schema.ts';

/** A field that is an addition to the specification, or of little weight: null if it is of another shape. */
export const ifReadable = <T extends z.core.$ZodType>(schema: T) => z.catch(orNull(schema), null);

const YesNo = orNull(z.union([z.boolean(), z.int()]));

/** A yes or no that a shop may also send as 1 or 0; nothing means no. */
export const flag = z.pipe(
  YesNo,
  z.transform((value) => Boolean(value)),
);

/** Likewise; nothing means yes. */
export const flagOrTrue = z.pipe(
  YesNo,
  z.transform((value) => Boolean(value ?? true)),
);

/** Whole cents of a euro. Spec section 9: amounts are held in minor units. */
export const Cents = z.int();
export type Cents = number;
