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
import { MediaHint } from '#components/mediaUpload/MediaHint.tsx';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { decimalSign } from '#domain/input/typedEuro.ts';
import { type ItemValues, itemValuesOf, soldOf } from '#domain/item/edited.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Item } from '#domain/shop/item.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { EditFrame } from './EditFrame.tsx';
import { sales } from './reads.ts';
import { useFileNames } from './useFileNames.ts';
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
  const isSold = soldOf(item) > 0;
  return (
    <ItemEditView
      {...revision}
      initial={begun.fields}
      item={item}
      isSold={isSold}
      categories={all}
      files={files}
      areUnderWay={areUnderWay}
      onRemove={onRemove}
      onMove={onMove}
      onSubmit={(values) => {
        const { royalties, ...terms } = termsIn(values);
        const words = {
          titleDe: values.titleDe.trim(),
          titleEn: values.titleEn.trim(),
          descriptionDe: values.descriptionDe.trim(),
          descriptionEn: values.descriptionEn.trim(),
        };
        // A draft may hold edits from before the first sale; the shop accepts them only until then.
        const free = { ...words, royalties, files: files.map(({ fileName }) => fileName) };
        revision.onSubmit({
          ...placeIn(values, all),
          ...terms,
          withdrawn: values.withdrawn,
          ...(values.price === '' && { price: null }),
          ...(!isSold && free),
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
