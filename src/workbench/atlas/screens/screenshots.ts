import type { Locale } from '#domain/shop/settings.ts';

export const SIZES = ['phone', 'desktop'] as const;
export const SCHEMES = ['light', 'dark'] as const;
export type Size = (typeof SIZES)[number];
export type Scheme = (typeof SCHEMES)[number];

/** A state that shows a screen, once for each kind of failure that it shows. */
export interface Shown {
  machine: string;
  /** Id of the state in the graph: `order.amount.editing`. */
  state: string;
  /** Kind of the failure that the machine holds in this state; null if it holds none. */
  failure: string | null;
  /** Key of the path that leads to the state (`keyOf`). */
  key: string;
}

/** A single picture of such a state: `npm run atlas:screens` takes them from the rendered paths. */
export interface Screenshot extends Shown {
  locale: Locale;
  size: Size;
  scheme: Scheme;
}

/** Returns the picture's file name, beside `index.json`, which lists the states. */
export const fileOf = ({ state, failure, locale, size, scheme }: Screenshot): string =>
  `${[state, failure, locale, size, scheme].filter(Boolean).join('-')}.png`;

let read: Promise<readonly Shown[]> | null = null;

/** Returns the states that have pictures; none before `npm run atlas:screens`. Fetches the list once. */
export function readShown(): Promise<readonly Shown[]> {
  read ??= fetch('screens/index.json')
    .then((answer): Promise<readonly Shown[]> => (answer.ok ? answer.json() : Promise.resolve([])))
    // Nothing else depends on the pictures.
    .catch(() => []);
  return read;
}
