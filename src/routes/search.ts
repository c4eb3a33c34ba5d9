import * as z from 'zod/mini';

/**
 * Search parameters here are raw strings, each route parses its own by a schema. The router's default reads numbers
 * out of strings: a `token_value` of `662E41` would become 6.62e+43.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

/** Longer ones are none of ours. */
const longest = 2000;
const short = z.pipe(
  z.string(),
  z.transform((given) => (given.length > longest ? '' : given)),
);
const text = z.optional(z.catch(short, ''));

export const HomeSearch = z.object({ token_value: text, limit: text });
export const LoginSearch = z.object({ redirectPath: text });
/** `quantity`: whole tokens. */
export const OrderSearch = z.object({ product: text, quantity: text });
/** `token`: the order's token value, put there by the payment provider's return address. */
export const PaymentSearch = z.object({ token: text });
/** `limit`: how many rows are shown; with it a navigation keeps the notifications (spec section 2). */
export const ListSearch = z.object({ limit: text });
export const PhraseSearch = z.object({ phrase: text });
