import type { Item } from './item.ts';

/** Whether a property of this key is for machines, and shown to nobody (spec section 3). */
export const isHiddenKey = (key: string) => key.trim().startsWith('_');

/** Whether a property of this key is typed and shown: hidden ones are not, and those without a key are ignored. */
export const isSaidKey = (key: string) => key.trim() !== '' && !isHiddenKey(key);

/** What a creator says of a work, in their order. Keys that begin with an underscore are for machines (spec section 3). */
export function shownProperties({ metadata }: Pick<Item, 'metadata'>): [key: string, value: string][] {
  return Object.entries(metadata?.nft_metadata ?? {}).filter(([key, value]) => isSaidKey(key) && value.trim() !== '');
}

type MediaFile = Item['mediaFiles'][number];

/**
 * The files of a work as its page shows them: what is heard or seen to move first, then its pictures without those that
 * already stand for a sound or a film.
 */
export function shownMedia({ mediaFiles }: Pick<Item, 'mediaFiles'>): MediaFile[] {
  const playable = mediaFiles.filter(({ mediaType }) => mediaType !== 'image');
  const posters = new Set(playable.flatMap(({ posterUrl }) => posterUrl ?? []));
  const pictures = mediaFiles.filter(
    ({ mediaType, url }) => mediaType === 'image' && (url === null || !posters.has(url)),
  );
  return [...playable, ...pictures];
}

/** Whether only its creator and its owners may see a file: the shop then gives its address to them alone. */
export const isPrivate = ({ url, bucketAsString }: Pick<MediaFile, 'url' | 'bucketAsString'>) =>
  url === null && bucketAsString === 'private';
