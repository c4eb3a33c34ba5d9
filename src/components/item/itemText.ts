import type { Picture } from '#domain/media/picture.ts';
import type { Item, Profile } from '#domain/shop/item.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { translationOf } from '#domain/shop/translations.ts';

/** An item's name in the given language. Whoever made it chose the words: they may be of any script. */
export const itemName = (item: Pick<Item, 'name' | 'translations'>, locale: string): string =>
  translationOf(item.translations, locale)?.name || item.name;

/** An item's description in the given language; empty where it has none. */
export const itemDescription = (item: Pick<Item, 'description' | 'translations'>, locale: string): string =>
  translationOf(item.translations, locale)?.description || item.description || '';

/** The one of two names that is in the given language. */
export const nameIn = (names: Readonly<Record<Locale, string>>, locale: string): string =>
  names[locale === 'en' ? 'en' : 'de'];

/** What stands for an item on a card: its picture, else what its sound or film is announced by; null where none can be seen. */
export function pictureOfItem({ mediaFiles }: Pick<Item, 'mediaFiles'>): Picture | null {
  const picture = mediaFiles.find(({ mediaType, url }) => mediaType === 'image' && url !== null);
  const shown = picture ?? mediaFiles.find(({ posterUrl }) => posterUrl !== null);
  const url = picture?.url ?? shown?.posterUrl;
  return url ? { url, widths: shown?.widths ?? [] } : null;
}

/** How wide it is on a card: four beside one another, two on narrow screens (item.module.css). */
export const cardSizes = '(max-width: 60rem) 46vw, 17rem';

/** A person's picture; null where they have none. */
export function avatarOf({ profileImage, mediaFiles }: Pick<Profile, 'profileImage' | 'mediaFiles'>): Picture | null {
  if (profileImage === null) return null;
  const file = mediaFiles.find(({ mediaType, url }) => mediaType === 'avatar' && url === profileImage);
  return { url: profileImage, widths: file?.widths ?? [] };
}

/** What an item is beside its picture; a film before a sound. */
export function kindOfItem({ mediaFiles }: Pick<Item, 'mediaFiles'>): 'video' | 'audio' | 'image' {
  const has = (type: string) => mediaFiles.some(({ mediaType }) => mediaType === type);
  return has('video') ? 'video' : has('audio') ? 'audio' : 'image';
}
