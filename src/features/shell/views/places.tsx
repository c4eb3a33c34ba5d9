import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';

/** Names a main place; the tab bar has a picture of each. */
export type PlaceName = 'home' | 'products' | 'orders';

/** A main place. `label` is rendered where it is used, so that it follows the language. */
export interface Place {
  name: PlaceName;
  href: string;
  label: ReactNode;
}

/** The main places of an investor; the fourth is the account's menu. */
export const places = (): Place[] => [
  { name: 'home', href: pathTo('/'), label: <Trans>Übersicht</Trans> },
  products(),
  { name: 'orders', href: pathTo('/account/orders'), label: <Trans>Zeichnungen</Trans> },
];

/** The places that the header names. */
export const navigation = (reading: Reading, loggedIn: boolean): Place[] =>
  reading === 'marketplace' || !loggedIn ? [products()] : places();

const products = (): Place => ({
  name: 'products',
  href: pathTo('/search'),
  label: <Trans>Produkte</Trans>,
});

/** Whether a page belongs to a place: an order to the orders, a product to the products. */
export function isCurrent(href: string, path: string): boolean {
  const beginsLike = (...parts: string[]) => parts.some((part) => path.startsWith(part));
  if (href === pathTo('/account/orders')) {
    return beginsLike(href, pathTo('/order-details/$uuid', { uuid: '' }));
  }
  if (href === pathTo('/search'))
    return path === href || beginsLike(pathTo('/products/$productCode', { productCode: '' }));
  return path === href;
}
