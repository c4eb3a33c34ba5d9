import { said } from './errors.ts';

/** What the marketplace refuses, with the codes by which the app recognises it. */
export const marketRefusals = {
  tooManyFavourites: (most: number) =>
    said(
      'TOO_MANY_FAVOURITES',
      `Mehr als ${most} Favoriten sind nicht möglich.`,
      `No more than ${most} favourites are possible.`,
      { most },
    ),
};
