import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SearchIcon } from '#ui/basicIcons.tsx';
import { Logo } from '#ui/Logo.tsx';
import { LanguageView } from './LanguageView.tsx';
import { currentOf, navigation } from './places.tsx';
import classes from './shell.module.css';

export interface HeaderViewProps {
  reading: Reading;
  loggedIn: boolean;
  path: string;
  /** The brand's name, from the page's settings. */
  brand: string;
  /** Links beside those of every page. */
  places?: ReactNode;
  onSearch: (phrase: string) => void;
  onLocale: (locale: Locale) => void;
  /** The wallet-connect button; false for investors, whose menu has it. */
  wallet: ReactNode;
  menu: ReactNode;
  /** Content of a flow with a header of its own; replaces navigation, search and wallet. */
  about?: ReactNode;
}

/**
 * The header of every page (requirements 1.10, 1.11 and 1.12): brand, navigation, search, wallet of the marketplace,
 * account.
 */
export function HeaderView(props: HeaderViewProps) {
  const { reading, loggedIn, path, brand, places, onSearch, onLocale, wallet, menu, about } = props;
  const { t } = useLingui();
  const links = navigation(reading, loggedIn);
  const placeholder = reading === 'marketplace' ? t`Name, Werk oder Sammlung` : t`Produkte suchen`;
  return (
    <header className={classes.header}>
      <div className={`row ${classes.bar} ${about ? classes.bare : ''}`}>
        <a className={classes.brand} href={pathTo('/')} aria-label={t`${brand}, zur Startseite`}>
          <Logo name={brand} />
        </a>
        {about}
        {about && menu}
        {!about && (
          <>
            <nav className={classes.nav} aria-label={t`Hauptbereiche`}>
              {links.map((place) => (
                <a key={place.href} href={place.href} aria-current={currentOf(place, path)}>
                  {place.label}
                </a>
              ))}
              {places}
            </nav>
            <div className={classes.tools}>
              <search className={classes.search}>
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    onSearch(String(new FormData(event.currentTarget).get('phrase')).trim());
                  }}
                >
                  <SearchIcon />
                  <input
                    type="search"
                    name="phrase"
                    aria-label={t`Suche`}
                    placeholder={placeholder}
                    enterKeyHint="search"
                  />
                </form>
              </search>
              <a className={classes.searchLink} href={pathTo('/search')} aria-label={t`Suche`}>
                <SearchIcon />
              </a>
              {wallet}
              {!loggedIn && (
                <>
                  <LanguageView onLocale={onLocale} />
                  <ButtonLink
                    href={pathTo('/login')}
                    variant="secondary"
                    className={path.startsWith(pathTo('/login')) ? classes.hidden : classes.login}
                  >
                    <Trans>Anmelden</Trans>
                  </ButtonLink>
                  <ButtonLink href={pathTo('/sign-up/{-$referralCode}')} className={classes.wideOnly}>
                    <Trans>Registrieren</Trans>
                  </ButtonLink>
                </>
              )}
              {menu}
            </div>
          </>
        )}
      </div>
    </header>
  );
}
