import type { ReactNode } from 'react';
import { readItems } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useList } from '#app/lists/useList.ts';
import type { Item } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { FURTHER, FurtherWorksView } from './views/FurtherWorksView.tsx';

const machine = createListMachine<Item, string>(({ code }) => code);

/** The creator's latest other works; nothing while there are none, or if they cannot be read: the profile lists them. */
export function FurtherWorks({ of, creator }: { of: Item; creator: NonNullable<Item['creator']> }): ReactNode {
  const { http } = useApp();
  // One more than are shown, as the work itself may be among them.
  const { items } = useList(
    machine,
    { pageSize: FURTHER + 1, filters: creator.uuid },
    ({ page, pageSize, filters }, signal) =>
      readItems(http, { page, itemsPerPage: pageSize, creator: filters, latestFirst: true }, signal),
  );
  return (
    <FurtherWorksView
      works={items?.filter(({ code }) => code !== of.code) ?? []}
      profileName={creator.profileName}
      heartOf={heartOf}
    />
  );
}
