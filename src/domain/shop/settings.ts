import * as z from 'zod/mini';

/**
 * BCP 47 tags of the shop's languages. Sylius compares locale codes exactly, and answers a request for `de` in its
 * default language.
 */
export const usualTags = { de: 'de-DE', en: 'en-US' };

/** Variant of the product that this deployment serves (requirement 1.6). */
export const Reading = z.enum(['investor', 'marketplace']);
export type Reading = z.infer<typeof Reading>;

/**
 * Settings that the server puts into the page, as JSON in `<script type="application/json" id="settings">`. Holds no
 * secrets.
 */
export const Settings = z.object({
  reading: z._default(Reading, 'investor'),
  /** Brand name, from the shop's content. */
  brand: z._default(z.string(), ''),
  /**
   * Name and address of the company, in one line: required on every page (§ 5 DDG), also while the shop, whose content
   * has them in its own layout, does not answer.
   */
  company: z._default(z.string(), ''),
  /** Path or URL of the shop API, ending in a slash. */
  apiBase: z._default(z.string(), '/api/v2/shop/'),
  languageTags: z._default(z.object({ de: z.string(), en: z.string() }), usualTags),
  /** Code of the shop's zone for customers' residences and companies' seats; null: any enabled country. */
  residenceZone: z._default(z.nullable(z.string()), null),
  signUpOpen: z._default(z.boolean(), true),
  /** True if the app has a page for withdrawals from contracts (§ 356a BGB), which the footer then links to. */
  withdrawals: z._default(z.boolean(), true),
  /** Origins, besides the page's own, on which payment and identity pages may be opened. */
  partnerOrigins: z._default(z.array(z.string()), []),
  /** Chain of the shop's tokens, by its id in hexadecimal; null if wallets may be on any chain. */
  walletChain: z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  /** Address of a transaction at a block explorer, with `{hash}` in it; null without an explorer. */
  explorerUrl: z._default(z.nullable(z.string()), null),
  /** Endpoint of reports about failures and web vitals, and the share of pages that send them, 0 to 1. */
  reports: z._default(z.nullable(z.object({ url: z.string(), share: z.number() })), null),
  /** True if the machine atlas may watch actors live; visitors cannot turn this on. */
  inspect: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof Settings>;

export const Locale = z.enum(['de', 'en']);
export type Locale = z.infer<typeof Locale>;
