import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { ParamsOf, ScreenPath, SearchOf } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';
import type { App } from './app.ts';
import type { Wanted } from './resources.ts';

/** What a screen is asked with when somebody goes there. */
export interface Visit<P extends ScreenPath> {
  app: App;
  params: ParamsOf<P>;
  search: SearchOf<P>;
}

/** A page of the app, by its path in the table. */
export interface Screen<P extends ScreenPath> {
  /** Of the document. A screen without one is named by its heading. */
  title?: MessageDescriptor;
  /**
   * What is known of it without an answer of the shop stands in the page (`src/build/prerender.tsx`), by the name of the
   * feature; where a query is named, only with that. One screen of a table may have it.
   */
  shell?: true | string;
  /** Where it leads instead; null: one may stay. */
  redirect?: (visit: Visit<P>) => string | null;
  /** The reads that it needs, started together when somebody goes there. */
  reads?: (visit: Visit<P>) => readonly Wanted[];
  /** What is shown; none in a table whose `layout` shows all of its screens. */
  component?: () => ReactNode;
}

/**
 * Who is let in. `account`: visitors go to the login and come back. `guest`: whoever is signed in is let through to where
 * they wanted to go. `public`: everybody.
 */
export type Access = 'account' | 'guest' | 'public';

/**
 * The screens of a feature: the one place where their paths stand. The page tells the paths, from which the build makes
 * the router, the boot script and the preloads (`src/build/screens.ts`); the rest of the table comes with the feature's
 * code and its texts. `access`, `reading` and the paths are literals, since the build reads them.
 */
export interface ScreenTable<P extends ScreenPath> {
  access: Access;
  /** Of the product's two readings, the one that has these screens; both where it says nothing (spec section 1). */
  reading?: Reading;
  /** The page itself carries the texts of these screens, which are the first that somebody sees. */
  carried?: true;
  /** A flow in which nothing else is offered: the header has no navigation, the flow names there what it is about. */
  ownHeader?: true;
  /** One component shows all screens: a flow whose actor outlives its steps. */
  layout?: () => ReactNode;
  screens: { readonly [Path in P]: Screen<Path> };
}

/** A table as the router sees it: any path, any parameters. */
export type AnyScreenTable = ScreenTable<ScreenPath>;

export const defineScreens = <P extends ScreenPath>(table: ScreenTable<P>): ScreenTable<P> => table;
