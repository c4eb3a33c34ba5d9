import type { Liked } from './ports.ts';
import type { FavouritesContext, Wish } from './types.ts';

export const isAmong = (known: Liked | null, code: string): boolean =>
  known?.places.some(({ productCode }) => productCode === code) ?? false;

export const collectionOf = (context: FavouritesContext) => context.known?.collectionId ?? 0;
export const placeOf = ({ known, current }: FavouritesContext) =>
  known?.places.find(({ productCode }) => productCode === current?.productCode)?.id ?? 0;

/** Whether the next wish is to like a work, or no longer to. */
export const wants =
  (liked: boolean) =>
  ({ context }: { context: FavouritesContext }) =>
    context.wishes[0]?.liked === liked;

/** The wishes that are still to be done; what a visitor liked is remembered as long as it is one of them. */
export function wishesLeft({ wishes, remembered }: FavouritesContext, isOpen: (wish: Wish) => boolean) {
  const open = wishes.filter(isOpen);
  return { wishes: open, remembered: open.some(({ productCode }) => productCode === remembered) ? remembered : null };
}
