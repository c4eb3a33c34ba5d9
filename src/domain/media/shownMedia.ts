import type { Item } from '#domain/shop/item.ts';
import type { MediaKind } from './mediaFile.ts';

type MediaFile = Item['mediaFiles'][number];

/** Returns the files of an item's page in their maker's order, without the pictures used as a poster. */
export function shownMedia({ mediaFiles }: Pick<Item, 'mediaFiles'>): MediaFile[] {
  const posters = new Set(mediaFiles.flatMap(({ posterUrl }) => posterUrl ?? []));
  return mediaFiles.filter(({ mediaType, url }) => mediaType !== 'image' || url === null || !posters.has(url));
}

/** Returns an item's medium: that of its video or audio, which its pictures accompany; else image. */
export function mediumOf({ mediaFiles }: Pick<Item, 'mediaFiles'>): MediaKind {
  const has = (type: MediaKind) => mediaFiles.some(({ mediaType }) => mediaType === type);
  return has('video') ? 'video' : has('audio') ? 'audio' : 'image';
}

/** True if only the creator and the owners may see a file: the shop then gives its address to them alone. */
export const isPrivate = ({ url, bucketAsString }: Pick<MediaFile, 'url' | 'bucketAsString'>) =>
  url === null && bucketAsString === 'private';
