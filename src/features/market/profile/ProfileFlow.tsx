import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useItemList } from '#app/lists/useItemList.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { AsyncData } from '#components/async/Async.tsx';
import { ItemList } from '#components/item/ItemList.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { itemSearchOf } from '#domain/search/itemSearch.ts';
import type { Profile } from '#domain/shop/item.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { profile, profileOfCustomer } from './reads.ts';
import { NoWorksView, ProfileView } from './views/ProfileView.tsx';

export function ProfileFlow(): ReactNode {
  const { profileName } = useScreenParams('/profile/$profileName');
  const { limit } = useScreenSearch('/profile/$profileName');
  const read = useResource(useApp().resources.of(profile, profileName));
  const addressOf = (rows: string) => pathTo('/profile/$profileName', { profileName }, { limit: rows });
  return <Person read={read} limit={limit} addressOf={addressOf} />;
}

/** `/customer?id=`: the same profile, by the uuid of the account. */
export function CustomerFlow(): ReactNode {
  const { id = '', limit } = useScreenSearch('/customer');
  const read = useResource(useApp().resources.of(profileOfCustomer, id));
  return <Person read={read} limit={limit} addressOf={(rows) => pathTo('/customer', undefined, { id, limit: rows })} />;
}

interface PersonProps {
  read: AsyncData<Profile>;
  limit: string | undefined;
  addressOf: (rows: string) => string;
}

function Person({ read, limit, addressOf }: PersonProps) {
  const isOwn = useSelector(useApp().session, selectCustomerUuid) === read.data?.uuid;
  return (
    <ProfileView read={read} isOwn={isOwn}>
      {read.data && (
        <Works key={read.data.uuid} limit={limit} addressOf={addressOf} isOwn={isOwn} creator={read.data.uuid} />
      )}
    </ProfileView>
  );
}

function Works({ creator, limit, addressOf, isOwn }: Omit<PersonProps, 'read'> & { creator: string; isOwn: boolean }) {
  const go = useGo();
  const list = useItemList(itemSearchOf({ creator, order: 'latest' }), limit, {
    onGrow: (rows) => {
      go(addressOf(String(rows)), { replace: true });
    },
  });
  return <ItemList read={list} heartOf={heartOf} empty={<NoWorksView isOwn={isOwn} />} />;
}
