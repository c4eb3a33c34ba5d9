import { Trans, useLingui } from '@lingui/react/macro';
import { Svg } from '#ui/basicIcons.tsx';
import { isCurrent, places } from './places.tsx';
import classes from './tabBar.module.css';

export interface TabBarViewProps {
  /** Path of the page that is shown. */
  path: string;
  /** Id of the menu that the last place opens: account, settings, wallet. */
  menu: string;
}

const ACCOUNT = 'M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 17a6.5 6.5 0 0 1 13 0';

/** On phones: the four places of an investor, at the lower edge within the thumb's reach. */
export function TabBarView({ path, menu }: TabBarViewProps) {
  const { t } = useLingui();
  const picture = (icon: string) => (
    <Svg>
      <path d={icon} />
    </Svg>
  );
  return (
    <nav className={classes.tabs} aria-label={t`Hauptbereiche`}>
      <div>
        {places().map(({ href, label, icon }) => (
          <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {picture(icon)}
            {label}
          </a>
        ))}
        <button type="button" popoverTarget={menu}>
          {picture(ACCOUNT)}
          <Trans>Konto</Trans>
        </button>
      </div>
    </nav>
  );
}
