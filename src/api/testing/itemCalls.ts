// Requests of the calls for items and people; see ../calls.spec.ts.
import { expect } from 'vitest';
import { changeItem, changeOffer, createItem, offerItem } from '../itemDrafts.ts';
import { readCollections, readItem, readItems, readPeople, readPerson } from '../items.ts';
import { readOwnProfile, saveProfile } from '../ownProfile.ts';
import { type Made, made } from './made.ts';

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

export const itemCalls: Made[] = [
  [asks('readItems', 'createdAt: "ASC"', { ...page, taxon: 'art' }), made(readItems, { ...page, taxon: 'art' })],
  [
    asks('readItems', 'createdAt: "DESC"', { ...page, creator: 'u' }),
    made(readItems, { ...page, creator: 'u', latestFirst: true }),
  ],
  [
    asks('readItems', 'collection: $collection', { ...page, collection: 'Pegel' }),
    made(readItems, { ...page, collection: 'Pegel' }),
  ],
  [
    asks('readItems', 'order: [{ price: "DESC" }], mediaType: $mediaType', { ...page, mediaType: 'video' }),
    made(readItems, { ...page, mediaType: 'video', byPrice: 'DESC' }),
  ],
  [asks('readCollections', 'collections(page: $page', page), made(readCollections, { ...page, name: '' })],
  [
    asks('readCollections', 'collections(page: $page', { ...page, name: 'peg' }),
    made(readCollections, { ...page, name: 'peg' }),
  ],
  [
    asks('readCollections', 'name: $name, creator: $creator', { ...page, creator: 'u' }),
    made(readCollections, { ...page, name: '', creator: 'u' }),
  ],
  [asks('readItem', 'product(id: $id)', { id: '/api/v2/shop/products/KUESTE-4' }), made(readItem, 'KUESTE-4')],
  [asks('readPeople', 'customers(page: $page', page), made(readPeople, { ...page, profileName: '' })],
  [
    asks('readPeople', 'customers(page: $page', { ...page, profileName: 'jo' }),
    made(readPeople, { ...page, profileName: 'jo' }),
  ],
  [
    asks('readPerson', 'customer(profileName: $profileName', { profileName: 'jonte-siel' }),
    made(readPerson, { profileName: 'jonte-siel' }),
  ],
  [asks('readPerson', 'customer(id: $id)', { id: customerIri }), made(readPerson, { uuid: 'u' })],
  [['createItem', 'POST products', draft], made(createItem, draft)],
  [['offerItem', 'PATCH product-variants', offer], made(offerItem, offer)],
  [['changeItem', 'PUT products/WELLE', { royalties: 5 }], made(changeItem, 'WELLE', { royalties: 5 })],
  [['changeOffer', 'PUT product-variants/WELLE-1', offer], made(changeOffer, offer)],
  [asks('readOwnProfile', 'customer(id: $id)', { id: customerIri }), made(readOwnProfile, 'u')],
  [['saveProfile', 'PUT customers/u', { profileName: 'Ana' }], made(saveProfile, 'u', { profileName: 'Ana' })],
];
