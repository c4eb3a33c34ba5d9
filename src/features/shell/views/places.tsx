import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';

/** A main place. `label` is rendered where it is used, so that it follows the language. */
export interface Place {
  href: string;
  label: ReactNode;
  /** Path of its picture in the tab bar. */
  icon: string;
}

/** The main places of an investor; the fourth is the account's menu. */
export const places = (): Place[] => [
  { href: pathTo('/'), label: <Trans>Übersicht</Trans>, icon: 'M3 9.5 10 3l7 6.5M5 8v8.5h10V8M8.5 16.5v-4.5h3v4.5' },
  products(),
  {
    href: pathTo('/account/orders'),
    label: <Trans>Zeichnungen</Trans>,
    icon: 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
  },
];

/** The places that the header names. */
export const navigation = (reading: Reading, loggedIn: boolean): Place[] =>
  reading === 'marketplace' || !loggedIn ? [products()] : places();

const products = (): Place => ({
  href: pathTo('/search'),
  label: <Trans>Produkte</Trans>,
  icon: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
});

/** Whether a page belongs to a place: an order to the orders, a product to the products. */
export function isCurrent(href: string, path: string): boolean {
  const beginsLike = (...parts: string[]) => parts.some((part) => path.startsWith(part));
  if (href === pathTo('/account/orders')) {
    return beginsLike(pathTo('/account'), pathTo('/order-details/$uuid', { uuid: '' }));
  }
  if (href === pathTo('/search'))
    return path === href || beginsLike(pathTo('/products/$productCode', { productCode: '' }));
  return path === href;
}
