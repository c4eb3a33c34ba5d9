import type { Item } from '#domain/shop/item.ts';

type MediaFile = Item['mediaFiles'][number];

/**
 * Returns the files in the order of an item's page: audio and video first, then the pictures, without those used as a
 * poster.
 */
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
