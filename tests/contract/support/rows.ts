import type { Http } from '#api/http.ts';
import type { FailureKind } from '#domain/shop/failure.ts';

/** Objects that the calls name: Julia’s own, and public ones. */
export interface Things {
  customerUuid: string;
  /** Company of the visitor who represents one. */
  companyUuid: string;
  addressIri: string;
  invoiceId: number;
  placed: string;
  /** Open order with an item. */
  cart: string;
  itemId: number;
  paymentId: number;
  /** Open order that may be cancelled. */
  spare: string;
  variantCode: string;
  documentId: number;
  /** Documents of the item in the open order. */
  documentIds: number[];
  fileUuid: string;
  answeredId: number;
  /** Person named for the company of the visitor who represents one, and that visitor’s user. */
  personId: number;
  userId: number;
  /** Number of persons named so far: each has a name of their own. */
  persons: number;
  /** Number of wallets requested so far: each has a name of its own. */
  wallets: number;
  /** Number of files sent so far: each has bytes of its own. */
  files: number;
  evidenceId: number;
  /** Entry of a work in Julia’s favourites. */
  favouriteId: number;
  mediaId: number;
  /** Creates an unused verification link; resolves with its token. */
  link: () => Promise<string>;
  referralCode: string;
  /**
   * Creates a link to a new password; resolves with its token. Not Julia’s own: following the link ends its customer’s
   * logins.
   */
  newLink: () => Promise<string>;
  /** Julia’s wallet, and a wallet that may receive tokens from her. */
  walletId: number;
  recipient: string;
  /** Reference of a transfer that she has made. */
  reference: string;
  /** Picture of hers that the shop has, a picture that is only announced, and a work of hers without a price. */
  picture: string;
  upload: string;
  work: string;
  /** Calls `act` with a valid code of hers, while her second factor is on. */
  bySecondFactor: <T>(act: (code: string) => Promise<T>) => Promise<T>;
  /** Code that an authenticator app with Julia’s key shows now. */
  code: () => Promise<string>;
}

export interface Row {
  /** Method and path below the API, as a fault is armed for them; `*` for an id, and GraphQL by the query's name. */
  address: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  run: (http: Http, things: Things) => Promise<unknown>;
  /** `open`: visitors may call it, too. sandbox/http/ownership.spec.ts proves who may call the others. */
  kind: 'open' | 'own';
  /**
   * `write`: it can succeed only once, even if its method may be repeated. `silent`: its answer has no fields that
   * could be wrong.
   */
  only?: readonly ('write' | 'silent')[];
  /** Kinds of failure that a status means for this call only. */
  meant?: Readonly<Record<number, FailureKind>>;
  /** Owner of the objects that the call names, if not Julia. */
  by?: 'company';
  /** Reading of the app, if only the marketplace answers the call. */
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

/** Returns the visitor’s client for the reading that answers a call. */
export const httpOf = ({ http, market }: { http: Http; market: Http }, reading: Row['reading']): Http =>
  reading ? market : http;
