import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { ParamsOf, ScreenPath, SearchOf } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';
import type { App } from './app.ts';
import type { Wanted } from './resources/resources.ts';

export interface Visit<P extends ScreenPath> {
  app: App;
  params: ParamsOf<P>;
  search: SearchOf<P>;
}

export interface Screen<P extends ScreenPath> {
  /** Title of the document. A screen without it is named by its heading. */
  title?: MessageDescriptor;
  /**
   * Prerenders the screen's view without data of the shop into the page (`src/build/prerender.tsx`), under the
   * feature's name; a string names a query parameter that the address must have. At most one screen per table.
   */
  shell?: true | string;
  redirect?: (visit: Visit<P>) => string | null;
  /** Reads of the screen, started in parallel on navigation. */
  reads?: (visit: Visit<P>) => readonly Wanted[];
  /** Rendered component; absent if the table's `layout` renders all of its screens. */
  component?: () => ReactNode;
}

/**
 * Admission to the screens. `account`: visitors are redirected to the login and return. `guest`: signed-in customers
 * are redirected to their requested page. `public`: no restriction.
 */
export type Access = 'account' | 'guest' | 'public';

/**
 * Screens of a feature, and the only place that defines their paths. The page contains the paths, from which the build
 * makes the router, the boot script and the preloads (`src/build/screens.ts`); the rest of the table loads with the
 * feature's code and its texts. `access`, `reading` and the paths are literals, since the build parses them.
 */
export interface ScreenTable<P extends ScreenPath> {
  access: Access;
  /** Reading of the product that has these screens; absent if both have them (requirement 1.6). */
  reading?: Reading;
  /** The page itself contains the texts of these screens, which are the first to be seen. */
  carried?: true;
  /** The header has no navigation, and shows the subject of the flow instead. */
  ownHeader?: true;
  /** Component that renders all screens: a flow whose actor outlives its steps. */
  layout?: () => ReactNode;
  screens: { readonly [Path in P]: Screen<Path> };
}

/** Screen table as the router sees it: any path, any parameters. */
export type AnyScreenTable = ScreenTable<ScreenPath>;

export const defineScreens = <P extends ScreenPath>(table: ScreenTable<P>): ScreenTable<P> => table;
