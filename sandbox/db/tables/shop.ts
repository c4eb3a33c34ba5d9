/* Content, look-ups, files, and the sandbox itself. */
import type { Flag, Given, Id, Json, Maybe, Moment } from './columns.ts';

export interface CmsContentsTable {
  id: Id;
  kind: 'page' | 'block';
  code: string;
  enabled: Given<Flag>;
  position: Given<number>;
  /** The reading that shows it; null for both. */
  reading: Maybe<'investor' | 'marketplace'>;
  /** `[{locale, name, content}]`; content is HTML. */
  translations: Json;
}

export interface CountriesTable {
  id: Id;
  code: string;
  name: string;
  nameEn: Maybe<string>;
  enabled: Given<Flag>;
}

export interface CurrenciesTable {
  id: Id;
  code: string;
  name: Maybe<string>;
  nameEn: Maybe<string>;
}

export interface ZonesTable {
  id: Id;
  code: string;
  name: string;
  type: Given<string>;
}

export interface ZoneMembersTable {
  id: Id;
  zoneId: number;
  code: string;
}

export interface ChannelsTable {
  id: Id;
  code: string;
  name: string;
  contactEmail: string;
  reading: 'investor' | 'marketplace';
}

export interface FilesTable {
  id: Id;
  uuid: string;
  /** Null: belongs to the shop. */
  ownerId: Maybe<number>;
  /** Private: only `ownerId` may download it. */
  visibility: 'private' | 'public';
  fileName: string;
  mediaType: string;
  size: number;
  /** Empty for what is in parts, or not typeset yet. */
  content: Uint8Array;
  createdAt: Moment;
}

/** Bytes of a file, or of an upload that is not whole yet, from one on. */
export interface FilePartsTable {
  id: Id;
  fileUuid: string;
  start: number;
  content: Uint8Array;
}

export interface MailsTable {
  id: Id;
  recipient: string;
  subject: string;
  text: string;
  html: Maybe<string>;
  locale: Given<'de' | 'en'>;
  sentAt: Moment;
}

/** A file that a mail carries. */
export interface MailFilesTable {
  mailId: number;
  fileUuid: string;
}

/** A page of the content system as it was when an order was first placed under it; its file never changes. */
export interface PageVersionsTable {
  fileUuid: string;
  code: string;
  name: string;
  html: string;
}

export interface FaultsTable {
  id: Id;
  /** `*` is any. */
  method: string;
  /** Path below `/api/v2/shop/`; `*` stands for one segment or a part of it, `**` for anything. */
  path: string;
  /** status, delay, cutBefore, cutAfter, wrongShape. */
  kind: string;
  status: Maybe<number>;
  body: Maybe<Json>;
  delayMs: Maybe<number>;
  /** How many more calls it will meet. */
  remaining: number;
  createdAt: Moment;
}

/** Calls that change something; moments are the machine's, not the sandbox's. */
export interface RequestsTable {
  id: Id;
  method: string;
  /** Path below `/api/v2/shop/`. */
  path: string;
  /** The caller's uuid; null while the call is under way, and where it ended before the caller was known. */
  customer: Maybe<string>;
  startedAt: Moment;
  /** Null while it is under way. */
  endedAt: Maybe<Moment>;
  /** The shop's status, or that of the fault that the call met instead. */
  status: Maybe<number>;
  /** The number of calls with the same method and path that were under way when it came. */
  alongside: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}
