import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { currentOf, type MainPlace, products } from './places.tsx';
import { type Tab, TabBarView, type TabBarViewProps } from './TabBarView.tsx';
import classes from './tabBar.module.css';

const favourites = (): MainPlace => ({ href: pathTo('/favourites'), label: <Trans>Favoriten</Trans> });
/** The preparation; its header has no places. */
const creation = (): MainPlace => ({ href: pathTo('/create-content'), label: <Trans>Erstellen</Trans> });

/**
 * Places of the marketplace for logged-in customers: the header's links beside the gallery or, with a menu to open, the
 * tab bar of phones.
 */
export function MarketPlacesView({ path, menu }: Omit<TabBarViewProps, 'tabs' | 'menu'> & { menu?: string }) {
  return menu ? <Tabs path={path} menu={menu} /> : <Links path={path} />;
}

function Links({ path }: { path: string }) {
  const link = (place: MainPlace, className?: string) => (
    <a href={place.href} className={className} aria-current={currentOf(place, path)}>
      {place.label}
    </a>
  );
  return (
    <>
      {link(favourites())}
      {link({ href: pathTo('/my-collection'), label: <Trans>Meine Sammlung</Trans> }, classes.roomy)}
      {link(creation())}
    </>
  );
}

const GALLERY = 'M3.5 3.5h13v13h-13zM3.5 13l4-4 3.5 3.5 2-2 3.5 3.5M13 6.8h.1';
const SEARCH = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zm4.5-1.5L17 17';
const PLUS = 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4v6m-3-3h6';
const HEART = 'M10 16.5 3.8 10.3a4 4 0 0 1 5.6-5.7l.6.6.6-.6a4 4 0 0 1 5.6 5.7z';

function Tabs(props: Omit<TabBarViewProps, 'tabs'>) {
  const tabs: Tab[] = [
    ...products('marketplace').map((place) => ({ ...place, picture: GALLERY })),
    { href: pathTo('/search'), label: <Trans>Suche</Trans>, picture: SEARCH },
    { ...creation(), picture: PLUS },
    { ...favourites(), picture: HEART },
  ];
  return <TabBarView {...props} tabs={tabs} />;
}
