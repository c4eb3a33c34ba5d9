import { readCountries, readCurrencies, readZoneMembers } from '#api/lookups.ts';
import type { App } from '../app.ts';
import { defineResource, type Wanted } from '../resources/resources.ts';

/** Selectable countries, by name in the reader's language (requirement 5.24: enabled ones only). */
export const countries = defineResource({
  name: 'countries',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['locale'],
  read: async ({ http, signal }) => (await readCountries(http, signal)).filter(({ enabled }) => enabled),
});

/** Codes of the countries in the zone whose code is the key; null for an empty key, which makes no call. */
export const zone = defineResource<{ members: readonly string[] | null }>({
  name: 'zone',
  freshness: 'content',
  isPrivate: false,
  read: async ({ http, key, signal }) => ({ members: key === '' ? null : await readZoneMembers(http, key, signal) }),
});

/** Currencies of bank accounts. */
export const currencies = defineResource({
  name: 'currencies',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['locale'],
  read: ({ http, signal }) => readCurrencies(http, signal),
});

/** Reads of the forms about a person or a company (`useChoices`). */
export const choiceReads = ({ app: { settings } }: { app: Pick<App, 'settings'> }): Wanted[] => [
  countries,
  currencies,
  [zone, settings.residenceZone ?? ''],
];
