import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';

/** A main place. `label` is rendered where it is used, so that it follows the language. */
export interface MainPlace {
  href: string;
  label: ReactNode;
  /** Paths of further pages of the place: orders include an order's page, the gallery includes a work's. */
  pages?: RegExp;
}

/** The main places of an investor; the fourth is the account's menu. */
export const places = (): MainPlace[] => [
  { href: pathTo('/'), label: <Trans>Übersicht</Trans> },
  { href: pathTo('/search'), label: <Trans>Produkte</Trans>, pages: /^.products./ },
  { href: pathTo('/account/orders'), label: <Trans>Zeichnungen</Trans>, pages: /^.order(s|-details)./ },
];

/** Returns the places that offer products: the marketplace's gallery, or an investor's products. */
export const products = (reading: Reading): MainPlace[] =>
  reading === 'marketplace'
    ? [{ href: pathTo('/browse'), label: <Trans>Galerie</Trans>, pages: /^.(products|categories)/ }]
    : places().slice(1, 2);

/** Returns the places that the header names. */
export const navigation = (reading: Reading, loggedIn: boolean): MainPlace[] =>
  reading === 'investor' && loggedIn ? places() : products(reading);

/** Returns the `aria-current` of a place: `page` on its own page, `true` on a page that belongs to it. */
export const currentOf = ({ href, pages }: MainPlace, path: string): 'page' | 'true' | undefined =>
  path === href ? 'page' : pages?.test(path) ? 'true' : undefined;
