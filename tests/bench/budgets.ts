/** One figure with its limit: what it is called, what was measured, what is allowed. */
export interface Budget {
  what: string;
  measured: number;
  limit: number;
  unit: 'kB' | 'ms' | '×' | '';
}

export const isKept = ({ measured, limit }: Budget) => measured <= limit;

/** Limits of the project, in kB of brotli (1,000 bytes), milliseconds and pieces. */
export const LIMITS = {
  /** JavaScript of the login, as a multiple of the floor's. The aim is 1.10. */
  loginOverFloor: 1.2,
  /** All of JavaScript, CSS and fonts of the home page. */
  home: 190,
  /** All of JavaScript, CSS and fonts of any page. */
  route: 240,
  lazyChunk: 60,
  css: 15,
  homeRequests: 12,
  loginPaint: 1500,
  homePaint: 2000,
  shift: 0.02,
  /** Largest paint of the floor on the machine that the paint limits were set on. */
  floorPaint: 864,
} as const;

export const kB = (bytes: number) => bytes / 1000;

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `q` of the values lies, between neighbours in proportion. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** Rows as columns of equal width: the first to the left, the others to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
        )
        .join('  '),
    )
    .join('\n');
}
