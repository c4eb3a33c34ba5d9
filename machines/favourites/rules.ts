import { given } from '#machines/given.ts';
import type { Liked } from './ports.ts';
import type { FavouritesContext, Remembered, Wish } from './types.ts';

export const isAmong = (known: Liked | null, code: string): boolean =>
  known?.places.some(({ productCode }) => productCode === code) ?? false;

/** Where a write goes, which is begun only once the shop has said what is liked. */
export const collectionOf = ({ known }: FavouritesContext) => given(known).collectionId;
export const currentOf = ({ current }: FavouritesContext) => given(current);
export const placeOf = (context: FavouritesContext) => {
  const { productCode } = currentOf(context);
  const place = context.known?.places.find((each) => each.productCode === productCode);
  return given(place ?? null).id;
};

/** What is open, the write under way included, as far as nothing else was wanted of its work since. */
export const openOf = ({ wishes, current }: FavouritesContext): Wish[] =>
  current && !wishes.some(({ productCode }) => productCode === current.productCode) ? [current, ...wishes] : wishes;

/** The wish that a login is asked for: the one that was made last. */
export const lastOf = (context: FavouritesContext): Wish | null => openOf(context).at(-1) ?? null;

/** Whether the next wish is to like a work, or no longer to. */
export const wants =
  (liked: boolean) =>
  ({ context }: { context: FavouritesContext }) =>
    context.wishes[0]?.liked === liked;

/** The like that waits for this customer's login, theirs from now on; null where there is none, or it is somebody else's. */
export function rememberedFor({ remembered }: FavouritesContext, customerUuid: string | null): Remembered | null {
  if (remembered === null) return null;
  const isTheirs = remembered.customerUuid === null || remembered.customerUuid === customerUuid;
  return isTheirs ? { productCode: remembered.productCode, customerUuid } : null;
}

/** The wishes that are still to be done; what a visitor liked is remembered as long as it is one of them. */
export function wishesLeft({ wishes, remembered }: FavouritesContext, isOpen: (wish: Wish) => boolean) {
  const open = wishes.filter(isOpen);
  return {
    wishes: open,
    remembered: open.some(({ productCode }) => productCode === remembered?.productCode) ? remembered : null,
  };
}
