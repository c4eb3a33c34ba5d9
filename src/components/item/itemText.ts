import type { Picture } from '#domain/media/picture.ts';
import type { Item, Profile } from '#domain/shop/item.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { translationOf } from '#domain/shop/translations.ts';

/** Returns an item's name in the given language. Creators choose the words: they may be of any script. */
export const itemName = (item: Pick<Item, 'name' | 'translations'>, locale: string): string =>
  translationOf(item.translations, locale)?.name || item.name;

/** Returns an item's description in the given language; empty without one. */
export const itemDescription = (item: Pick<Item, 'description' | 'translations'>, locale: string): string =>
  translationOf(item.translations, locale)?.description || item.description || '';

export const nameIn = (names: Readonly<Record<Locale, string>>, locale: string): string =>
  names[locale === 'en' ? 'en' : 'de'];

/** Returns the picture of an item's card: its image, else the poster of its sound or film; null without either. */
export function pictureOfItem({ mediaFiles }: Pick<Item, 'mediaFiles'>): Picture | null {
  const picture = mediaFiles.find(({ mediaType, url }) => mediaType === 'image' && url !== null);
  const shown = picture ?? mediaFiles.find(({ posterUrl }) => posterUrl !== null);
  const url = picture?.url ?? shown?.posterUrl;
  return url ? { url, widths: shown?.widths ?? [] } : null;
}

/** Width of the picture on a card: four per row, two on narrow screens (item.module.css). */
export const cardSizes = '(max-width: 60rem) 46vw, 17rem';

/** Returns a profile's picture; null without one. */
export function avatarOf({ profileImage, mediaFiles }: Pick<Profile, 'profileImage' | 'mediaFiles'>): Picture | null {
  if (profileImage === null) return null;
  const file = mediaFiles.find(({ mediaType, url }) => mediaType === 'avatar' && url === profileImage);
  return { url: profileImage, widths: file?.widths ?? [] };
}
