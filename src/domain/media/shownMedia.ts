import type { Item } from '#domain/shop/item.ts';

type MediaFile = Item['mediaFiles'][number];

/** Returns the files of an item's page in their maker's order, without the pictures used as a poster. */
export function shownMedia({ mediaFiles }: Pick<Item, 'mediaFiles'>): MediaFile[] {
  const posters = new Set(mediaFiles.flatMap(({ posterUrl }) => posterUrl ?? []));
  return mediaFiles.filter(({ mediaType, url }) => mediaType !== 'image' || url === null || !posters.has(url));
}

/** True if only the creator and the owners may see a file: the shop then gives its address to them alone. */
export const isPrivate = ({ url, bucketAsString }: Pick<MediaFile, 'url' | 'bucketAsString'>) =>
  url === null && bucketAsString === 'private';
