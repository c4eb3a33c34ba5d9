/* Content, look-ups, files, and the sandbox itself. */
import type { Flag, Given, Id, Json, Maybe, Moment } from './columns.ts';

export interface CmsContentsTable {
  id: Id;
  kind: 'page' | 'block';
  code: string;
  enabled: Given<Flag>;
  position: Given<number>;
  /** Site that shows the content; null for both. */
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
  /** Null for files of the shop. */
  ownerId: Maybe<number>;
  /** Only `ownerId` may download `private` files. */
  visibility: 'private' | 'public';
  fileName: string;
  mediaType: string;
  size: number;
  /** Empty for files in parts and for files not typeset yet. */
  content: Uint8Array;
  /** The paper with its English translation; null before the first English reader, and for uploads. */
  bilingual: Maybe<Uint8Array>;
  createdAt: Moment;
}

/** Bytes of a file or of an incomplete upload, beginning at `start`. */
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

export interface MailFilesTable {
  mailId: number;
  fileUuid: string;
}

/** Page of the content system as of the first order under it; its file never changes. */
export interface PageVersionsTable {
  fileUuid: string;
  code: string;
  name: string;
  html: string;
  /** Translation; null for orders in German. */
  nameEn: Maybe<string>;
  htmlEn: Maybe<string>;
}

export interface FaultsTable {
  id: Id;
  /** `*` matches any method. */
  method: string;
  /** Path below `/api/v2/shop/`; `*` matches a segment or a part of it, `**` matches anything. */
  path: string;
  /** status, delay, cutBefore, cutAfter, wrongShape, change. */
  kind: string;
  status: Maybe<number>;
  body: Maybe<Json>;
  delayMs: Maybe<number>;
  /** Number of further calls that meet the fault. */
  remaining: number;
  createdAt: Moment;
}

/** Calls that change data. Moments are by the machine’s clock, not the sandbox’s. */
export interface RequestsTable {
  id: Id;
  method: string;
  /** Path below `/api/v2/shop/`. */
  path: string;
  /** UUID of the caller; null while the call runs and if it ended before the shop knew the caller. */
  customer: Maybe<string>;
  startedAt: Moment;
  /** Null while the call runs. */
  endedAt: Maybe<Moment>;
  /** Status from the shop, or from the fault that the call met instead. */
  status: Maybe<number>;
  /** Number of running calls with the same method and path when the call arrived. */
  alongside: number;
}

/** Reports of the app about failures and web vitals. */
export interface ReportsTable {
  id: Id;
  /** A `Report` (`src/domain/reports/report.ts`). */
  report: Json;
  receivedAt: Moment;
}

export interface SettingsTable {
  key: string;
  value: string;
}
