import type { Http } from '#api/http.ts';
import type { Portfolio } from '#api/portfolio.ts';
import type { Channel, Content } from '#domain/shop/content.ts';
import type { Customer, Payout } from '#domain/shop/customer.ts';
import type { Invoice, Order } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';

/** Everything that is read and shared between screens, by name. */
export interface Sources {
  customer: Customer;
  /** Holdings and purchases, in one question. */
  portfolio: Portfolio;
  payouts: Payout[];
  /** The latest products of the home page. */
  products: Product[];
  invoices: Invoice[];
  channel: Channel;
  blocks: Content[];
  /** By code. */
  page: Content;
  /** By token value. */
  order: Order;
}

export interface Question {
  http: Http;
  customerUuid: string;
  key: string;
  signal: AbortSignal;
}

/**
 * How to read what only screens behind the login page need is loaded with the first of these screens, of which the page
 * preloads the chunk: the login does not carry the shop's schemas.
 */
export type LazyReads = { [N in Exclude<keyof Sources, 'blocks'>]: (question: Question) => Promise<Sources[N]> };
