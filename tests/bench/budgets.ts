/** One figure with its name, the value that was measured, and its limit. */
export interface Budget {
  what: string;
  measured: number;
  /** The most that is allowed, or the least where `atLeast` says so. */
  limit: number;
  atLeast?: true;
  /** Told by each run and held by `--full`: three rounds on a busy machine are too few to judge it. */
  aim?: true;
  unit: 'kB' | 'MB' | 'ms' | '×' | '';
}

/** What could not be measured is not kept. */
export const isKept = ({ measured, limit, atLeast }: Budget) =>
  Number.isFinite(measured) && (atLeast ? measured >= limit : measured <= limit);

/**
 * Limits of the project, in kB of brotli (1,000 bytes), milliseconds and pieces. Paint, blocking and interaction are
 * those of a mid-range phone (CPU 1/4, 9 Mbit/s, 100 ms).
 */
export const LIMITS = {
  /** JavaScript of the login, as a multiple of the floor's. */
  loginOverFloor: 1.1,
  /** JavaScript, CSS and fonts of the home page: 190, and 3.5 to read Sylius' own answers and to serve browsers of 2022. */
  home: 193.5,
  /** The same of any page. */
  route: 232,
  /** What of JavaScript and CSS a page of the self-disclosure loads that no page outside of it does. */
  disclosureOwn: 40,
  lazyChunk: 60,
  css: 15,
  /** Twelve, and the default address, of which Sylius names the IRI alone. */
  homeRequests: 13,
  /** web.dev/lcp calls 2,500 good, at the 75th percentile. */
  loginPaint: 1500,
  homePaint: 2000,
  /** Of a work's page, whose picture is its largest paint (issue 13). */
  itemPaint: 2000,
  /** What the login's largest paint may come later than that of the same form without a script. */
  loginOverForm: 80,
  /** What the login may be usable later than the floor. */
  usableOverFloor: 80,
  /** Blocking time of the login and its longest task, as multiples of the floor's. */
  blockingOverFloor: 1.25,
  longestOverFloor: 1.25,
  /** web.dev/cls calls 0.1 good. */
  shift: 0.02,
  /** web.dev/inp calls 200 good. */
  interaction: 150,
  /** To a screen whose code the app has already, and to one whose code the browser has. */
  changeLoaded: 100,
  changeCached: 200,
  /** Script that the last page of a list of 1,000 rows takes. */
  listScript: 100,
  /** From the press on a link to the first row of a long list, its code and data included. */
  listOpened: 1000,
  /** What the heap may grow by paging through 1,000 rows four times. */
  listKept: 2,
  /** Lighthouse's scores for a phone. */
  performance: 97,
  otherScores: 100,
  /** The floor's largest paint on the machine on which the limits in milliseconds were set. */
  floorPaint: 864,
} as const;

export const kB = (bytes: number) => bytes / 1000;

/** How many times `value` is of `base`; infinite when only the base is 0. */
export const over = (value: number, base: number) => (value === 0 && base === 0 ? 1 : value / base);

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `q` of the values lies, interpolated between neighbours. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
