import type { Reading } from '#domain/shop/settings.ts';
import { isOf, type KnownTable, READINGS, shellsOf, textsOf } from './screens.ts';

/** Page of the build: holds the first views of a table's screens, or of the one screen that has a view of its own. */
export interface Page {
  /** Relative to `dist/`. */
  file: string;
  /** Addresses, as a regular expression for paths. */
  pattern: string;
  reading: Reading;
  /** File of its table, relative to `src/`. */
  table: string;
  /** Name of the table's texts; null if they are among those of every page. */
  texts: string | null;
  views: Views;
}

/** Names of a page's first views (`prerender.tsx`). */
export interface Views {
  visitor: string;
  /** For a browser with a session. */
  known: string;
  /** Shown in place of `known` without the query parameter `query`, or while another screen has this address. */
  usual: string;
  query: string | null;
  /** The view that the page holds as markup; the others are text. */
  first: string;
}

/** Views of `index.html`, which serves any address. */
export const ANY: Views = { visitor: 'page', known: 'place', usual: 'place', query: null, first: 'page' };

/** Returns all pages; the first one whose reading and pattern match an address serves it. */
export function pagesOf(tables: readonly KnownTable[]): Page[] {
  return tables.flatMap((table) =>
    READINGS.filter((reading) => isOf(reading, table)).flatMap((reading) => {
      const [visitor, known] = shellsOf(table);
      const first = table.access === 'account' ? known : visitor;
      const page = (name: string, paths: readonly string[], views: Partial<Views>): Page => ({
        file: `pages/${reading}/${name}.html`,
        pattern: patternOf(paths),
        reading,
        table: table.file,
        texts: textsOf(table),
        views: { visitor, known, usual: known, query: null, first, ...views },
      });
      const { feature, screens } = table;
      const own = screens.find(({ shell }) => shell !== null);
      return [
        ...(own
          ? [page(`${feature}-start`, [own.path], { known: feature, query: own.shell || null, first: feature })]
          : []),
        page(
          feature,
          screens.map(({ path }) => path),
          {},
        ),
      ];
    }),
  );
}

/**
 * Returns a regular expression that matches any of a table's paths: `/orders/$uuid/finish`,
 * `/sign-up/{-$referralCode}`.
 */
export function patternOf(paths: readonly string[]): string {
  const each = paths.map((path) =>
    path
      .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+'),
  );
  return `^(?:${each.join('|')})/?$`;
}
