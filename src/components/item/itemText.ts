import { translationOf } from '#domain/shop/content.ts';
import type { Item } from '#domain/shop/item.ts';

/** An item's name in the given language. Whoever made it chose the words: they may be of any script. */
export const itemName = (item: Pick<Item, 'name' | 'translations'>, locale: string): string =>
  translationOf(item.translations, locale)?.name || item.name;

/** What stands for an item on a card: its picture, else what its sound or film is announced by; null where none can be seen. */
export function pictureOfItem({ mediaFiles }: Pick<Item, 'mediaFiles'>): string | null {
  const picture = mediaFiles.find(({ mediaType, url }) => mediaType === 'image' && url !== null);
  return picture?.url ?? mediaFiles.find(({ posterUrl }) => posterUrl !== null)?.posterUrl ?? null;
}

/** What an item is beside its picture; a film before a sound. */
export function kindOfItem({ mediaFiles }: Pick<Item, 'mediaFiles'>): 'video' | 'audio' | 'image' {
  const has = (type: string) => mediaFiles.some(({ mediaType }) => mediaType === type);
  return has('video') ? 'video' : has('audio') ? 'audio' : 'image';
}
