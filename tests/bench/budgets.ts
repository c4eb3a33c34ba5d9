/** One figure with its name, the value that was measured, and its limit. */
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
  /** The floor's largest paint on the machine on which the paint limits were set. */
  floorPaint: 864,
} as const;

export const kB = (bytes: number) => bytes / 1000;

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

/** Formats rows as columns of equal width: the first is aligned left, the others right. */
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
