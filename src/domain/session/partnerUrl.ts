import { longestAddress, unsafeSigns } from './redirect.ts';

/** Origins allowed for partners' pages: the page's own, and those of the settings. */
export interface PartnerPlaces {
  origin: string;
  partnerOrigins: readonly string[];
}

/**
 * Returns the address of a partner's page (payment, identity, upload) if it may be opened: on the page's own origin, or
 * https on an origin that the settings name; else null. A path belongs to the page's own origin.
 */
export function safePartnerUrl(input: string, places: PartnerPlaces): string | null {
  if (input.length > longestAddress || unsafeSigns.test(input)) return null;
  const isPath = input.startsWith('/') && !input.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(input)) return null;
  if (!URL.canParse(input, places.origin)) return null;
  const url = new URL(input, places.origin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === new URL(places.origin).origin) return url.href;
  const isPartner = places.partnerOrigins.some((each) => URL.canParse(each) && new URL(each).origin === url.origin);
  return url.protocol === 'https:' && isPartner ? url.href : null;
}
