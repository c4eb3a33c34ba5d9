import { type ReactNode, useState } from 'react';
import { useScreenParams } from '#app/page/useScreen.ts';
import { detailValues } from '#components/itemForm/DetailFields.tsx';
import { itemValuesOf } from '#domain/item/edited.ts';
import { saidRows } from '#domain/item/prepared.ts';
import type { Item } from '#domain/shop/item.ts';
import { EditFrame } from './EditFrame.tsx';
import { useItemRevision } from './useItemRevision.ts';
import { FrozenDetailsView } from './views/FrozenDetailsView.tsx';
import { ItemDetailsView } from './views/ItemDetailsView.tsx';

export function ItemDetailsFlow(): ReactNode {
  const { productCode } = useScreenParams('/edit-product/$productCode/metadata');
  return (
    <EditFrame key={productCode} code={productCode} page="metadata">
      {(item) => <Details item={item} />}
    </EditFrame>
  );
}

function Details({ item }: { item: Item }) {
  const [initial] = useState(() => detailValues(itemValuesOf(item)));
  const revision = useItemRevision('editMetadata', item, detailValues);
  const { isSold, outdated, draft } = revision;
  if (isSold) return <FrozenDetailsView item={item} isTooLate={outdated !== null || draft.isThere()} />;
  return (
    <ItemDetailsView
      {...revision}
      initial={initial}
      onSubmit={({ rows, ...flags }) => revision.onSubmit({ ...flags, rows: saidRows(rows) })}
    />
  );
}
