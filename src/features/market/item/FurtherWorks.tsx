import { type ReactNode, useCallback, useState } from 'react';
import { readItems } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useList } from '#app/lists/useList.ts';
import { ReachedEnd } from '#components/list/ReachedEnd.tsx';
import type { Item } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { FURTHER, FurtherWorksView } from './views/FurtherWorksView.tsx';

const machine = createListMachine<Item, string>(({ code }) => code);

interface FurtherWorksProps {
  of: Item;
  creator: NonNullable<Item['creator']>;
}

/** The creator's latest other works, read once the page's end is near: until then the connection is the work's own. */
export function FurtherWorks(props: FurtherWorksProps): ReactNode {
  const [isNear, setNear] = useState(false);
  const onReach = useCallback(() => setNear(true), []);
  return isNear ? <Works {...props} /> : <ReachedEnd onReach={onReach} />;
}

/** Nothing while there are none, or if they cannot be read: the profile lists them. */
function Works({ of, creator }: FurtherWorksProps) {
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
