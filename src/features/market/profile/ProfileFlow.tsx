import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { readCollections } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useItemList } from '#app/lists/useItemList.ts';
import { useList } from '#app/lists/useList.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { AsyncData } from '#components/async/Async.tsx';
import { ItemList } from '#components/item/ItemList.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { itemSearchOf } from '#domain/search/itemSearch.ts';
import { collectionKey, type Profile, type WorkCollection } from '#domain/shop/item.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { profile, profileOfCustomer } from './reads.ts';
import { NoWorksView, ProfilePartsView, ProfileView, profilePartOf } from './views/ProfileView.tsx';

const collectionsMachine = createListMachine<WorkCollection, string>(collectionKey);

export function ProfileFlow(): ReactNode {
  const { profileName } = useScreenParams('/profile/$profileName');
  const { limit, show } = useScreenSearch('/profile/$profileName');
  const read = useResource(useApp().resources.of(profile, profileName));
  return (
    <Person
      read={read}
      asked={{ limit, show }}
      addressOf={(asked) => pathTo('/profile/$profileName', { profileName }, asked)}
    />
  );
}

/** `/customer?id=`: the same profile, by the uuid of the account. */
export function CustomerFlow(): ReactNode {
  const { id = '', limit, show } = useScreenSearch('/customer');
  const read = useResource(useApp().resources.of(profileOfCustomer, id));
  return (
    <Person
      read={read}
      asked={{ limit, show }}
      addressOf={(asked) => pathTo('/customer', undefined, { id, ...asked })}
    />
  );
}

/** Query of the address: number of works, and part of the profile. */
interface Asked {
  limit?: string | undefined;
  show?: string | undefined;
}

interface PlaceProps {
  asked: Asked;
  addressOf: (asked: { limit?: string; show?: string }) => string;
}

function Person({ read, ...place }: PlaceProps & { read: AsyncData<Profile> }) {
  return <ProfileView read={read}>{(person) => <Parts key={person.uuid} person={person} {...place} />}</ProfileView>;
}

function Parts({ person, asked: { limit, show }, addressOf }: PlaceProps & { person: Profile }) {
  const { session, http } = useApp();
  const isOwn = useSelector(session, selectCustomerUuid) === person.uuid;
  const part = profilePartOf(show);
  const { items, failure, onRetry } = useList(
    collectionsMachine,
    { pageSize: pageSizes.creatorsCollections, filters: person.uuid },
    ({ page, pageSize, filters }, signal) =>
      readCollections(http, { page, itemsPerPage: pageSize, name: '', creator: filters }, signal),
  );
  return (
    <ProfilePartsView
      person={person}
      isOwn={isOwn}
      part={part}
      collections={{ data: items ?? null, loading: items === undefined && failure === null, failure, onRetry }}
      addressOf={(each) => addressOf({ show: each === 'works' ? '' : each })}
    >
      {part === 'works' && <Works limit={limit} addressOf={addressOf} isOwn={isOwn} creator={person.uuid} />}
    </ProfilePartsView>
  );
}

interface WorksProps extends Pick<PlaceProps, 'addressOf'> {
  creator: string;
  limit: string | undefined;
  isOwn: boolean;
}

function Works({ creator, limit, addressOf, isOwn }: WorksProps) {
  const go = useGo();
  const list = useItemList(itemSearchOf({ creator, order: 'latest' }), limit, {
    onGrow: (rows) => {
      go(addressOf({ limit: String(rows) }), { replace: true });
    },
  });
  return <ItemList read={list} heartOf={heartOf} empty={<NoWorksView isOwn={isOwn} />} />;
}
