import * as z from 'zod/mini';

/**
 * Language tags (BCP 47) that the shop knows its languages by: Sylius compares them, as locale codes, to the letter, and
 * answers `de` in its default language.
 */
export const usualTags = { de: 'de-DE', en: 'en-US' };

/** Which of the product's two readings this deployment serves (spec section 1). */
export const Reading = z.enum(['investor', 'marketplace']);
export type Reading = z.infer<typeof Reading>;

/**
 * The settings that the server puts into the page, as JSON in `<script type="application/json" id="settings">`. Nothing
 * secret.
 */
export const Settings = z.object({
  reading: z._default(Reading, 'investor'),
  /** The brand's name, from the shop's content. */
  brand: z._default(z.string(), ''),
  /**
   * Name and address of the company, in one line: they have to stand on every page (§ 5 DDG), also while the shop, whose
   * content says them with its own layout, does not answer.
   */
  company: z._default(z.string(), ''),
  /** Path or URL of the shop API, ending in a slash. */
  apiBase: z._default(z.string(), '/api/v2/shop/'),
  languageTags: z._default(z.object({ de: z.string(), en: z.string() }), usualTags),
  /** Code of the shop's zone whose countries a customer may live in, or a company be seated in; null: any enabled one. */
  residenceZone: z._default(z.nullable(z.string()), null),
  signUpOpen: z._default(z.boolean(), true),
  /** Whether contracts are withdrawn from on a page of the app (§ 356a BGB), which the footer then leads to. */
  withdrawals: z._default(z.boolean(), true),
  /** Origins, besides the page's own, that a payment or identity page may be opened on. */
  partnerOrigins: z._default(z.array(z.string()), []),
  /** The chain that the shop's tokens are on, by its id in hexadecimal; null where a wallet may be on any. */
  walletChain: z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  /** Whether actors may be watched live in the machine atlas; no visitor can switch it on. */
  inspect: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof Settings>;

export const Locale = z.enum(['de', 'en']);
export type Locale = z.infer<typeof Locale>;
