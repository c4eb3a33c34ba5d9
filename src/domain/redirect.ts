/**
 * What a link may open that came from outside: a `redirectPath` of the address bar, or the page of a partner that an
 * answer names. Both return the address to open, written anew by the URL standard's own parser, or null.
 */

/** Longer than any address of the app. */
const longest = 2048;
/** Browsers drop tabs and newlines from addresses, trim controls and spaces, and read `\` as `/`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/**
 * The path, query and fragment of a `redirectPath`, if it leads to a page of this origin whichever way it is read: by
 * the browser, by the router (which decodes), or glued to another string. Null for anything else (`//e`, `/\e`,
 * `/%2F%2Fe`, `/.//e`, `javascript:`, tabs, `@` …). Whether the path is a route is the router's to say.
 */
export function safePath(input: string, origin: string): string | null {
  if (input.length > longest || !input.startsWith('/') || treacherous.test(input)) return null;
  if (!URL.canParse(input, origin)) return null;
  const url = new URL(input, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return null;
  if (!isPlain(input.replace(/[?#].*$/s, '')) || !isPlain(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether a path stays one however often it is decoded: no second slash, no host, no user, no control characters. */
function isPlain(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < 8; round += 1) {
    if (treacherous.test(decoded) || decoded.includes('//') || decoded.includes('@')) return false;
    const next = decodeOnce(decoded);
    if (next === null) return false;
    if (next === decoded) return true;
    decoded = next;
  }
  return false;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Where the pages of partners may lie: the page's own origin, and the origins of the settings. */
export interface PartnerPlaces {
  origin: string;
  partnerOrigins: readonly string[];
}

/**
 * The address of a partner's page (payment, identity, upload) if it may be opened: on the page's own origin, or https
 * on an origin that the settings name. A path is one of the own origin.
 */
export function safePartnerUrl(input: string, places: PartnerPlaces): string | null {
  if (input.length > longest || treacherous.test(input)) return null;
  const isPath = input.startsWith('/') && !input.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(input)) return null;
  if (!URL.canParse(input, places.origin)) return null;
  const url = new URL(input, places.origin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === new URL(places.origin).origin) return url.href;
  const isNamed = places.partnerOrigins.some((each) => URL.canParse(each) && new URL(each).origin === url.origin);
  return url.protocol === 'https:' && isNamed ? url.href : null;
}
