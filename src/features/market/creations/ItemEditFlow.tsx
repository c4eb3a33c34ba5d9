import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useScreenParams } from '#app/page/useScreen.ts';
import { categories } from '#app/reads/categories.ts';
import { useResource } from '#app/resources/useResource.ts';
import { namedFiles, useFiles } from '#app/revision/useFiles.ts';
import { MediaUploads } from '#app/upload/MediaUploads.tsx';
import { Async } from '#components/async/Async.tsx';
import { placeIn } from '#components/itemForm/PlaceFields.tsx';
import { termsIn } from '#components/itemForm/TermFields.tsx';
import type { WordValues } from '#components/itemForm/WordFields.tsx';
import { MediaHint } from '#components/mediaUpload/MediaHint.tsx';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { decimalSign } from '#domain/input/typedEuro.ts';
import { type ItemValues, itemValuesOf } from '#domain/item/edited.ts';
import type { ItemFile } from '#domain/item/prepared.ts';
import { pictureAt, previewWidth } from '#domain/media/picture.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Item } from '#domain/shop/item.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { EditFrame } from './EditFrame.tsx';
import { sales } from './reads.ts';
import { useItemRevision } from './useItemRevision.ts';
import { editValues, ItemEditView } from './views/ItemEditView.tsx';
import { SalesView } from './views/SalesView.tsx';

export function ItemEditFlow(): ReactNode {
  const { productCode } = useScreenParams('/edit-product/$productCode');
  return (
    <EditFrame key={productCode} code={productCode} page="work">
      {(item) => (
        <>
          <Sales code={item.code} />
          <Known item={item} />
        </>
      )}
    </EditFrame>
  );
}

function Sales({ code }: { code: string }) {
  return <SalesView read={useResource(useApp().resources.of(sales, code))} />;
}

function Known({ item }: { item: Item }) {
  const { t } = useLingui();
  return (
    <Async
      read={useResource(useApp().resources.of(categories))}
      failed={t`Das Formular konnte nicht geladen werden.`}
      skeleton={<SkeletonBlock height="40rem" />}
    >
      {(all) => <Work item={item} categories={all} />}
    </Async>
  );
}

function Work({ item, categories: all }: { item: Item; categories: readonly Category[] }) {
  const { t, i18n } = useLingui();
  const filesIn = useFileNames();
  const fieldsOf = (values: ItemValues) => editValues(values, all, decimalSign(i18n.locale));
  const [begun] = useState(() => ({ fields: fieldsOf(itemValuesOf(item)), files: filesIn(item) }));
  const revision = useItemRevision('edit', item, (values, known) => ({
    ...fieldsOf(values),
    files: namedFiles(values.files, filesIn(known)),
  }));
  const { files, areUnderWay, onRemove, onMove, uploads } = useFiles(revision, 'files', begun.files, itemLimits.files);
  const { isSold } = revision;
  return (
    <ItemEditView
      {...revision}
      initial={begun.fields}
      item={item}
      categories={all}
      files={isSold ? filesIn(item) : files}
      areUnderWay={!isSold && areUnderWay}
      onRemove={onRemove}
      onMove={onMove}
      onSubmit={(values) => {
        // Spaces that the shop has itself are not a change.
        const trimmed = (field: keyof WordValues) =>
          values[field] === revision.shown[field] ? values[field] : values[field].trim();
        revision.onSubmit({
          ...placeIn(values, all),
          ...termsIn(values),
          titleDe: trimmed('titleDe'),
          titleEn: trimmed('titleEn'),
          descriptionDe: trimmed('descriptionDe'),
          descriptionEn: trimmed('descriptionEn'),
          // Also edits from before the first sale: the comparison names those that came too late.
          files: files.map(({ fileName }) => fileName),
          withdrawn: values.withdrawn,
          ...(values.price === '' && { price: null }),
        });
      }}
    >
      <MediaUploads
        label={t`Dateien auswählen`}
        hint={<MediaHint />}
        room={itemLimits.files - files.length}
        {...uploads}
      />
    </ItemEditView>
  );
}

/** Names the files of a work; the shop stores no meaningful names. */
function useFileNames(): (item: Pick<Item, 'mediaFiles'>) => ItemFile[] {
  const { t } = useLingui();
  return ({ mediaFiles }) =>
    mediaFiles.map(({ fileName, mediaType: kind, url, widths }, index) => {
      const number = index + 1;
      const names = { image: t`Bild ${number}`, audio: t`Audio ${number}`, video: t`Video ${number}` };
      // For sounds and films, `widths` are those of the poster.
      const preview = url !== null && kind === 'image' ? pictureAt({ url, widths }, previewWidth) : url;
      return { fileName, kind, url: preview ?? '', name: names[kind] };
    });
}
