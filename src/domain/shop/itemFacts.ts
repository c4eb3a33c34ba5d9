import type { Item } from './item.ts';

/** True if a property with this key is for machines and never shown (spec section 3). */
export const isHiddenKey = (key: string) => key.trim().startsWith('_');

/** True if a property with this key is editable and shown: its key is neither hidden nor empty. */
export const isSaidKey = (key: string) => key.trim() !== '' && !isHiddenKey(key);

/**
 * Properties of an item as shown, in the creator's order. Keys that begin with an underscore are for machines (spec
 * section 3).
 */
export function shownProperties({ metadata }: Pick<Item, 'metadata'>): [key: string, value: string][] {
  return Object.entries(metadata?.nft_metadata ?? {}).filter(([key, value]) => isSaidKey(key) && value.trim() !== '');
}

type MediaFile = Item['mediaFiles'][number];

/** Files in the order of an item's page: audio and video first, then the pictures, without those used as a poster. */
export function shownMedia({ mediaFiles }: Pick<Item, 'mediaFiles'>): MediaFile[] {
  const playable = mediaFiles.filter(({ mediaType }) => mediaType !== 'image');
  const posters = new Set(playable.flatMap(({ posterUrl }) => posterUrl ?? []));
  const pictures = mediaFiles.filter(
    ({ mediaType, url }) => mediaType === 'image' && (url === null || !posters.has(url)),
  );
  return [...playable, ...pictures];
}

/** True if only the creator and the owners may see a file: the shop then gives its address to them alone. */
export const isPrivate = ({ url, bucketAsString }: Pick<MediaFile, 'url' | 'bucketAsString'>) =>
  url === null && bucketAsString === 'private';
