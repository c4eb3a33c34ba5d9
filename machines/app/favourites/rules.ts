import { nonNull } from '#machines/kit/nonNull.ts';
import type { Liked } from './ports.ts';
import type { FavouritesContext, Remembered, Wish } from './types.ts';

export const isAmong = (known: Liked | null, code: string): boolean =>
  known?.places.some(({ productCode }) => productCode === code) ?? false;

/** Returns the collection to write to; every write follows a successful read. */
export const collectionOf = ({ known }: FavouritesContext) => nonNull(known).collectionId;
export const currentOf = ({ current }: FavouritesContext) => nonNull(current);
export const placeOf = (context: FavouritesContext) => {
  const { productCode } = currentOf(context);
  const place = context.known?.places.find((each) => each.productCode === productCode);
  return nonNull(place ?? null).id;
};

/** Returns all pending wishes, including the write under way unless a later wish concerns the same work. */
export const openOf = ({ wishes, current }: FavouritesContext): Wish[] =>
  current && !wishes.some(({ productCode }) => productCode === current.productCode) ? [current, ...wishes] : wishes;

/** Returns the latest pending wish, for which a login is requested. */
export const lastOf = (context: FavouritesContext): Wish | null => openOf(context).at(-1) ?? null;

/** Builds a guard that returns true if the next wish is to like (true) or to unlike (false) a work. */
export const wants =
  (liked: boolean) =>
  ({ context }: { context: FavouritesContext }) =>
    context.wishes[0]?.liked === liked;

/**
 * Returns the remembered like, now bound to this customer; null if there is none or if it belongs to another customer.
 */
export function rememberedFor({ remembered }: FavouritesContext, customerUuid: string | null): Remembered | null {
  if (remembered === null) return null;
  const isTheirs = remembered.customerUuid === null || remembered.customerUuid === customerUuid;
  return isTheirs ? { productCode: remembered.productCode, customerUuid } : null;
}

/** Returns the wishes that are still open, and the remembered like if one of these wishes concerns its work. */
export function wishesLeft({ wishes, remembered }: FavouritesContext, isOpen: (wish: Wish) => boolean) {
  const open = wishes.filter(isOpen);
  return {
    wishes: open,
    remembered: open.some(({ productCode }) => productCode === remembered?.productCode) ? remembered : null,
  };
}
