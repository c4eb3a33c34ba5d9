import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Svg } from '#ui/basicIcons.tsx';
import { currentOf, type MainPlace, places } from './places.tsx';
import classes from './tabBar.module.css';

/** Place with the path of its icon. */
export type Tab = MainPlace & { picture: string };

export interface TabBarViewProps {
  path: string;
  /** Id of the menu that the last place opens: account, settings, wallet. */
  menu: string;
  /** The places beside the menu; the three of an investor by default. */
  tabs?: readonly Tab[];
  /** True while an order waits for payment. */
  unpaid?: boolean;
}

const PICTURES = [
  'M3 9.5 10 3l7 6.5M5 8v8.5h10V8M8.5 16.5v-4.5h3v4.5',
  'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
];
const ACCOUNT = 'M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 17a6.5 6.5 0 0 1 13 0';

/** Pages of the account, whose menu is the last place. */
const ACCOUNT_PAGES = /^.(account|invoices|transfer|edit-profile|notifications-settings|created)\b/;

const ofInvestor = () => places().map((place, at) => ({ ...place, picture: PICTURES[at] ?? '' }));

/** Tab bar of phones: the main places, at the lower edge within the thumb's reach. */
export function TabBarView({ path, menu, tabs = ofInvestor(), unpaid = false }: TabBarViewProps) {
  const { t } = useLingui();
  const pictureOf = (icon: string) => (
    <Svg>
      <path d={icon} />
    </Svg>
  );
  return (
    <nav className={classes.tabs} aria-label={t`Hauptbereiche`}>
      <div>
        {tabs.map(({ picture, ...place }) => (
          <a key={place.href} href={place.href} aria-current={currentOf(place, path)}>
            {pictureOf(picture)}
            {place.label}
            {unpaid && place.href === pathTo('/account/orders') && (
              <span className={classes.dot}>
                <span className="visually-hidden">
                  {' '}
                  (<Trans>Zahlung offen</Trans>)
                </span>
              </span>
            )}
          </a>
        ))}
        <button
          type="button"
          popoverTarget={menu}
          aria-current={ACCOUNT_PAGES.test(path) && path !== pathTo('/account/orders') ? 'true' : undefined}
        >
          {pictureOf(ACCOUNT)}
          <Trans>Konto</Trans>
        </button>
      </div>
    </nav>
  );
}
