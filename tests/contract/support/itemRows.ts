import { layer } from './layer.ts';
import { type Row, row } from './rows.ts';

const first = { page: 1, itemsPerPage: 12 };

/** Reads of items and people; people exist in the marketplace only. */
export const itemRows = {
  readItems: row('open', 'POST graphql/Products', (http) => layer.readItems(http, first)),
  readItem: row('open', 'POST graphql/Product', (http) => layer.readItem(http, 'WIND-NORDSEE-2032')),
  readPeople: row('open', 'POST graphql/Customers', (http) => layer.readPeople(http, { ...first, profileName: '' })),
  readCollections: {
    ...row('open', 'POST graphql/Collections', (http) => layer.readCollections(http, { ...first, name: '' })),
    reading: 'marketplace',
  },
  readPerson: {
    ...row('open', 'POST graphql/Customer', (http) => layer.readPerson(http, { profileName: 'jonte-siel' })),
    reading: 'marketplace',
  },
} satisfies Record<string, Row>;
