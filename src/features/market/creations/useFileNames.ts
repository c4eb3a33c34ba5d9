import { useLingui } from '@lingui/react/macro';
import type { ItemFile } from '#domain/item/prepared.ts';
import { pictureAt, previewWidth } from '#domain/media/picture.ts';
import type { Item } from '#domain/shop/item.ts';

/** Names the files of a work; the shop stores no meaningful names. */
export function useFileNames(): (item: Pick<Item, 'mediaFiles'>) => ItemFile[] {
  const { t } = useLingui();
  return ({ mediaFiles }) =>
    mediaFiles.map(({ fileName, mediaType: kind, url, widths }, index) => {
      const number = index + 1;
      const names = { image: t`Bild ${number}`, audio: t`Ton ${number}`, video: t`Film ${number}` };
      // For sounds and films, `widths` are those of the poster.
      const preview = url !== null && kind === 'image' ? pictureAt({ url, widths }, previewWidth) : url;
      return { fileName, kind, url: preview ?? '', name: names[kind] };
    });
}
