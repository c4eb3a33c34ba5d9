export interface Budget {
  what: string;
  measured: number;
  /** Maximum, or minimum if `atLeast` is set. */
  limit: number;
  atLeast?: true;
  /** Reported by each run, but enforced only by `--full`: three rounds on a busy machine are too few to judge it. */
  aim?: true;
  unit: 'kB' | 'MB' | 'ms' | '×' | '';
}

/** Returns true if the limit is kept; false for a figure that could not be measured. */
export const isKept = ({ measured, limit, atLeast }: Budget) =>
  Number.isFinite(measured) && (atLeast ? measured >= limit : measured <= limit);

/**
 * Limits of the project (requirements 20.1 to 20.5), in kB of brotli (1,000 bytes), milliseconds and pieces. Paint,
 * blocking and interaction are those of a mid-range phone (CPU 1/4, 9 Mbit/s, 100 ms).
 */
export const LIMITS = {
  /**
   * JavaScript of the login, as a multiple of the floor’s. The aim is 1.1; brotli varies by 0.001 with the same code,
   * and 0.008 are the queue of reports, the watch of slow navigations and the values of an earlier visit.
   */
  loginOverFloor: 1.113,
  /**
   * JavaScript, CSS and fonts of the home page: 190, 3.5 to parse Sylius’ own answers and to serve browsers of 2022,
   * and 0.5 for the values of an earlier visit.
   */
  home: 194,
  /** JavaScript, CSS and fonts of any page; the design allows 240. */
  route: 233,
  /** JavaScript and CSS of a page of the self-disclosure that no page outside of it loads. */
  disclosureOwn: 40,
  lazyChunk: 60,
  /** 15, and 0.2 for the pages of owners and representatives, whose forms have all kinds of fields. */
  css: 15.2,
  /** Twelve, the texts, and the default address, which Sylius names only by its IRI. */
  homeRequests: 14,
  /** The page of the login as it is sent, at brotli's best quality: 10.3, and 0.2 for the settings. */
  loginPage: 10.5,
  /** web.dev/lcp calls 2,500 good, at the 75th percentile. */
  loginPaint: 1500,
  homePaint: 2000,
  /** A work’s page, whose picture is its largest paint (issue 13). */
  itemPaint: 2000,
  /** Delay of the login’s largest paint after that of the same form without a script. */
  loginOverForm: 80,
  /** Delay of the moment at which the login is usable after that of the floor. */
  usableOverFloor: 80,
  /** Blocking time of the login and its longest task, as multiples of the floor's. */
  blockingOverFloor: 1.25,
  longestOverFloor: 1.25,
  /** web.dev/cls calls 0.1 good; placeholders have the size of what they stand for (requirement 25.1). */
  shift: 0.02,
  /** web.dev/inp calls 200 good. */
  interaction: 150,
  /** Change to a screen whose code the app has loaded, and to a screen whose code is in the browser’s cache. */
  changeLoaded: 100,
  changeCached: 200,
  /** Script time of the last page of a list of 1,000 rows. */
  listScript: 100,
  /** Time from the press on a link to the first row of a long list, its code and data included. */
  listOpened: 1000,
  /** Growth of the heap by paging through 1,000 rows four times. */
  listKept: 2,
  /** Requirement 20.6; megabytes of resident memory. */
  sandboxReady: 1000,
  sandboxAnswer: 50,
  sandboxMemory: 200,
  /** Lighthouse’s scores for a phone: performance, and each other category. */
  performance: 97,
  otherScores: 100,
  /** The floor's largest paint on the machine on which the limits in milliseconds were set. */
  floorPaint: 864,
} as const;

export const kB = (bytes: number) => bytes / 1000;

/** Returns `value` as a multiple of `base`; infinite if only the base is 0. */
export const over = (value: number, base: number) => (value === 0 && base === 0 ? 1 : value / base);

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which the share `q` of the values lies, interpolated between neighbours. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
