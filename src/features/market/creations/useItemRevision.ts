import { useState } from 'react';
import { changeItem, changeOffer, offerItem } from '#api/itemDrafts.ts';
import { readItem } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { itemForm } from '#app/revision/itemForm.ts';
import { useRevision } from '#app/revision/useRevision.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { compareItem, type ItemCall, type ItemValues, itemFieldAt, itemValuesOf, soldOf } from '#domain/item/edited.ts';
import type { Item } from '#domain/shop/item.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';

/**
 * Returns the edit form for a customer's own work, connected to the shop.
 *
 * @param formOf Returns the form's fields for the values; the second argument is the work as last read.
 */
export function useItemRevision(form: string, item: Item, formOf: (values: ItemValues, item: Item) => object) {
  const { http, resources, session } = useApp();
  const { code } = item;
  const at = { productCode: code };
  const pages = [pathTo('/edit-product/$productCode', at), pathTo('/edit-product/$productCode/metadata', at)];
  const [latest] = useState(() => ({ item }));
  const revision = useRevision<ItemValues, ItemCall>({
    form: itemForm(form, code),
    customerUuid: selectCustomerUuid(session.getSnapshot()) ?? '',
    shown: itemValuesOf(item),
    formOf: (values) => formOf(values, latest.item),
    async compare({ shown, wanted, sent }, signal) {
      latest.item = await readItem(http, code, signal);
      return compareItem(shown, wanted, latest.item, sent);
    },
    write: (call, signal) => {
      if (call.kind === 'item') return changeItem(http, code, call.changes, signal);
      return (call.isFirst ? offerItem : changeOffer)(http, call.draft, signal);
    },
    fieldAt: itemFieldAt,
    isWithin: ({ pathname }) => pages.includes(pathname),
    onChanged: () => resources.invalidate('items'),
  });
  const { shown, onSubmit } = revision;
  return {
    ...revision,
    /** True if a copy was sold, as far as the last comparison or the page's own read knows. */
    isSold: soldOf(item) > 0 || soldOf(latest.item) > 0,
    /** Submits the given fields; the rest of the work keeps its values. */
    onSubmit: (values: Partial<ItemValues>) => onSubmit({ ...shown, ...values }),
  };
}
