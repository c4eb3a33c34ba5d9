// Decides whether the app may open an address from outside: here a `redirectPath` of the address bar, in partnerUrl.ts
// a partner's page. Returns the address as the URL standard's own parser writes it, or null.

/** Maximum length, above any address of the app. */
export const longestAddress = 2048;
/** Characters that browsers drop (tabs and newlines), trim (controls and spaces), or read as `/` (the backslash). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for control characters
export const unsafeSigns = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/**
 * Returns the path, query and fragment of a `redirectPath` if it leads to a page of this origin however it is read: by
 * the browser, by the router (which decodes), or appended to another string. Null for anything else (`//e`, `/\e`,
 * `/%2F%2Fe`, `/.//e`, `javascript:`, tabs, `@` …). The router decides whether the path is a route.
 */
export function safePath(input: string, origin: string): string | null {
  if (input.length > longestAddress || !input.startsWith('/') || unsafeSigns.test(input)) return null;
  if (!URL.canParse(input, origin)) return null;
  const url = new URL(input, origin);
  if (url.origin !== new URL(origin).origin) return null;
  if (!isPlain(input.replace(/[?#].*/s, '')) || !isPlain(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * True if the text remains a plain path however often it is decoded: no second slash, no host, no user, no control
 * characters.
 */
function isPlain(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < 8; round += 1) {
    if (unsafeSigns.test(decoded) || decoded.includes('//') || decoded.includes('@')) return false;
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
