import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';

/** A main place. `label` is rendered where it is used, so that it follows the language. */
export interface Place {
  href: string;
  label: ReactNode;
  /** The paths of further pages that belong to it: of an order to the orders, of a work to the gallery. */
  pages?: RegExp;
}

/** The main places of an investor; the fourth is the account's menu. */
export const places = (): Place[] => [
  { href: pathTo('/'), label: <Trans>Übersicht</Trans> },
  { href: pathTo('/search'), label: <Trans>Produkte</Trans>, pages: /^.products./ },
  { href: pathTo('/account/orders'), label: <Trans>Zeichnungen</Trans>, pages: /^.order-details/ },
];

/** Where one looks for what can be bought: the marketplace's gallery, an investor's products. */
export const products = (reading: Reading): Place[] =>
  reading === 'marketplace'
    ? [{ href: pathTo('/browse'), label: <Trans>Galerie</Trans>, pages: /^.(products|categories)/ }]
    : places().slice(1, 2);

/** The places that the header names. */
export const navigation = (reading: Reading, loggedIn: boolean): Place[] =>
  reading === 'investor' && loggedIn ? places() : products(reading);

/** Whether a page is that of a place, or one that belongs to it. */
export const isCurrent = ({ href, pages }: Place, path: string): boolean => path === href || pages?.test(path) === true;
