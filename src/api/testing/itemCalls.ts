// Requests of the calls for items and people; see ../calls.spec.ts.
import { expect } from 'vitest';
import type { Http } from '../http.ts';
import { changeItem, changeOffer, createItem, offerItem } from '../itemDrafts.ts';
import { readCollections, readItem, readItems, readPeople, readPerson } from '../items.ts';
import { readOwnProfile, saveProfile } from '../ownProfile.ts';

const asks = (call: string, query: string, variables: object) => [
  call,
  'POST graphql',
  { query: expect.stringContaining(query), variables },
];
const draft = {
  mediaFiles: [],
  translations: {},
  royalties: 0,
  whitelisting: false,
  mainTaxon: null,
  reference: 'r',
  metadata: { collection: null, nft_metadata: {} },
};
const offer = {
  code: 'WELLE-1',
  product: 'WELLE',
  name: null,
  tracked: true,
  onHand: 3,
  onHandSeen: null,
  channelPricings: { token: { channelCode: 'token' as const, price: 25_000, originalPrice: null } },
};
const customerIri = '/api/v2/shop/customers/u';
const page = { page: 2, itemsPerPage: 12 };

export const itemCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [
    asks('readItems', 'createdAt: "ASC"', { ...page, taxon: 'art' }),
    (http, signal) => readItems(http, { ...page, taxon: 'art' }, signal),
  ],
  [
    asks('readItems', 'createdAt: "DESC"', { ...page, creator: 'u' }),
    (http, signal) => readItems(http, { ...page, creator: 'u', latestFirst: true }, signal),
  ],
  [
    asks('readItems', 'collection: $collection', { ...page, collection: 'Pegel' }),
    (http, signal) => readItems(http, { ...page, collection: 'Pegel' }, signal),
  ],
  [
    asks('readCollections', 'collections(page: $page', page),
    (http, signal) => readCollections(http, { ...page, name: '' }, signal),
  ],
  [
    asks('readCollections', 'collections(page: $page', { ...page, name: 'peg' }),
    (http, signal) => readCollections(http, { ...page, name: 'peg' }, signal),
  ],
  [
    asks('readItem', 'product(id: $id)', { id: '/api/v2/shop/products/KUESTE-4' }),
    (http, signal) => readItem(http, 'KUESTE-4', signal),
  ],
  [
    asks('readPeople', 'customers(page: $page', page),
    (http, signal) => readPeople(http, { ...page, profileName: '' }, signal),
  ],
  [
    asks('readPeople', 'customers(page: $page', { ...page, profileName: 'jo' }),
    (http, signal) => readPeople(http, { ...page, profileName: 'jo' }, signal),
  ],
  [
    asks('readPerson', 'customer(profileName: $profileName', { profileName: 'jonte-siel' }),
    (http, signal) => readPerson(http, { profileName: 'jonte-siel' }, signal),
  ],
  [
    asks('readPerson', 'customer(id: $id)', { id: customerIri }),
    (http, signal) => readPerson(http, { uuid: 'u' }, signal),
  ],
  [['createItem', 'POST products', draft], (http, signal) => createItem(http, draft, signal)],
  [['offerItem', 'PATCH product-variants', offer], (http, signal) => offerItem(http, offer, signal)],
  [
    ['changeItem', 'PUT products/WELLE', { royalties: 5 }],
    (http, signal) => changeItem(http, 'WELLE', { royalties: 5 }, signal),
  ],
  [['changeOffer', 'PUT product-variants/WELLE-1', offer], (http, signal) => changeOffer(http, offer, signal)],
  [
    asks('readOwnProfile', 'customer(id: $id)', { id: customerIri }),
    (http, signal) => readOwnProfile(http, 'u', signal),
  ],
  [
    ['saveProfile', 'PUT customers/u', { profileName: 'Ana' }],
    (http, signal) => saveProfile(http, 'u', { profileName: 'Ana' }, signal),
  ],
];
