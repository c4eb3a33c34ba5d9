import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Scheme, Size } from '../screens/screenshots.ts';

/** Groups of people who see different screens, in the order in which the map names them. */
export const PEOPLE = ['visitor', 'person', 'company', 'professional', 'newcomer', 'banned'] as const;
export type Who = (typeof PEOPLE)[number];

/** Part of the page that holds a link. `nav` is a navigation in the page, `menu` the account's menu. */
export type Area = 'main' | 'nav' | 'header' | 'menu' | 'footer';

/** A screen as one group of people found it. */
export interface Sighting {
  /** Address with values in place of parameters. */
  address: string;
  /** Text of the `h1`. */
  heading: string;
  /** False if the crawl found no link to it and entered its address. */
  linked: boolean;
}

/** A screen of one reading: `path` is that of its table (`/products/$productCode`). */
export interface CrawledScreen {
  reading: Reading;
  path: string;
  seen: Partial<Record<Who, Sighting>>;
  /** Path of the screen that appeared in its place. */
  redirected: Partial<Record<Who, string>>;
}

/** The link or button from one screen to another; the first of several in the same part of the page. */
export interface CrawledLink {
  reading: Reading;
  from: string;
  to: string;
  area: Area;
  role: 'link' | 'button';
  /** `aria-label`, else the text, in German. */
  name: string;
  who: readonly Who[];
}

/** Look of a picture. */
export interface Look {
  locale: Locale;
  size: Size;
  scheme: Scheme;
}

/** Returns the name of a screen's picture, beside map.json. */
export const pictureOf = ({ reading, path }: Pick<CrawledScreen, 'reading' | 'path'>, look: Look): string =>
  `${reading}${path.replaceAll(/[^\w-]+/g, '.').replace(/\.$/, '')}-${look.locale}-${look.size}-${look.scheme}.png`;
