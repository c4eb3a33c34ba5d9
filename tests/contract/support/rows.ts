import type { Http } from '#api/http.ts';
import type { FailureKind } from '#domain/shop/failure.ts';

/** The objects that the calls name: Julia's own, and those of everybody. */
export interface Things {
  customerUuid: string;
  /** That of the visitor who acts for one. */
  companyUuid: string;
  addressIri: string;
  invoiceId: number;
  /** A completed order. */
  placed: string;
  /** The open one, with an item. */
  cart: string;
  itemId: number;
  paymentId: number;
  /** The open one that may be cancelled. */
  spare: string;
  variantCode: string;
  documentId: number;
  /** Those of what is in the open order. */
  documentIds: number[];
  fileUuid: string;
  answeredId: number;
  /** Somebody named for the company of the visitor who acts for one, and the one who does. */
  personId: number;
  userId: number;
  /** How many were named: each has a name of their own. */
  persons: number;
  /** How many were asked for: each has a name of its own. */
  wallets: number;
  /** How many files were sent: each has bytes of its own. */
  files: number;
  /** Evidence about the company. */
  evidenceId: number;
  /** The place of a work among Julia's favourites. */
  favouriteId: number;
  /** A file of that work. */
  mediaId: number;
  /** A verification link that nobody has used. */
  link: () => Promise<string>;
  referralCode: string;
  /** The token of a link to a new password, of somebody else than Julia: whoever follows it ends their logins. */
  newLink: () => Promise<string>;
  /** Julia's wallet, and one that she may send tokens to. */
  walletId: number;
  recipient: string;
  /** Of a transfer that she has made. */
  reference: string;
  /** A picture of hers that is at the shop, and one that is announced; a work of hers without a price. */
  picture: string;
  upload: string;
  work: string;
  /** Does something with a code of hers, for which the second factor is on. */
  bySecondFactor: <T>(act: (code: string) => Promise<T>) => Promise<T>;
  /** What an authenticator app with Julia's key shows now. */
  code: () => Promise<string>;
}

export interface Row {
  /** Method and path below the API, as a fault is armed for them; `*` for an id, and GraphQL by the query's name. */
  address: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  run: (http: Http, things: Things) => Promise<unknown>;
  /**
   * `open`: a visitor may call it. `own`: it concerns a list or a new object of the caller. `owned`: it names an object
   * that belongs to a customer.
   */
  kind: 'open' | 'own' | 'owned';
  /** `write`: made once only, though its method may be repeated. `silent`: there is nothing in its answer to be wrong. */
  only?: readonly ('write' | 'silent')[];
  /** Kinds of failure that a status means to this call alone. */
  meant?: Readonly<Record<number, FailureKind>>;
  /** Who has what the call names, where that is not Julia. */
  by?: 'company';
  /** It is answered in the marketplace only. */
  reading?: 'marketplace';
}

export const row = (
  kind: Row['kind'],
  address: Row['address'],
  run: Row['run'],
  ...only: NonNullable<Row['only']>
): Row => ({
  kind,
  address,
  run,
  only,
});

/** How somebody asks where a call is answered. */
export const httpOf = ({ http, market }: { http: Http; market: Http }, reading: Row['reading']): Http =>
  reading ? market : http;
