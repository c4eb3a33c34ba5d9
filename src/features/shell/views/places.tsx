import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';

/** A main place. `label` is rendered where it is used, so that it follows the language. */
export interface Place {
  href: string;
  label: ReactNode;
  /** What the paths of further pages that belong to it begin with. */
  pages?: readonly string[];
}

/** Where one looks for what can be bought: the marketplace's gallery, an investor's products. */
export const products = (reading: Reading): Place =>
  reading === 'marketplace'
    ? {
        href: pathTo('/browse'),
        label: <Trans>Galerie</Trans>,
        pages: [item(), pathTo('/categories/$categoryName', { categoryName: '' })],
      }
    : { href: pathTo('/search'), label: <Trans>Produkte</Trans>, pages: [item()] };

const item = () => pathTo('/products/$productCode', { productCode: '' });

/** The main places of an investor; the fourth is the account's menu. */
export const places = (): [home: Place, products: Place, orders: Place] => [
  { href: pathTo('/'), label: <Trans>Übersicht</Trans> },
  products('investor'),
  {
    href: pathTo('/account/orders'),
    label: <Trans>Zeichnungen</Trans>,
    pages: [pathTo('/account/orders'), pathTo('/order-details/$uuid', { uuid: '' })],
  },
];

/** The places that the header names. */
export const navigation = (reading: Reading, loggedIn: boolean): Place[] =>
  reading === 'marketplace' || !loggedIn ? [products(reading)] : places();

/** Whether a page belongs to a place: an order to the orders, a product to the products. */
export const isCurrent = ({ href, pages = [] }: Place, path: string): boolean =>
  path === href || pages.some((page) => path.startsWith(page));
