import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Reading } from '#domain/shop/settings.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SearchIcon } from '#ui/basicIcons.tsx';
import { Logo } from '#ui/Logo.tsx';
import classes from './shell.module.css';

export interface HeaderViewProps {
  reading: Reading;
  loggedIn: boolean;
  /** Path of the page that is shown. */
  path: string;
  /** The brand's name, from the page's settings. */
  brand: string;
  onSearch: (phrase: string) => void;
  wallet: ReactNode;
  menu: ReactNode;
}

/** The header of every page (spec section 1): who this is, where one can go, search, wallet, account. */
export function HeaderView({ reading, loggedIn, path, brand, onSearch, wallet, menu }: HeaderViewProps) {
  const { t } = useLingui();
  const links = navigation(reading, loggedIn);
  const placeholder = reading === 'marketplace' ? t`Künstlername, Sammelstück oder Sammlung` : t`Produkte suchen`;
  return (
    <header className={classes.header}>
      <div className={`row ${classes.bar}`}>
        <a className={classes.brand} href="/" aria-label={t`${brand}, zur Startseite`}>
          <Logo name={brand} />
        </a>
        <nav className={classes.nav} aria-label={t`Hauptbereiche`}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={classes.tools}>
          <search className={classes.search}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                onSearch(String(new FormData(event.currentTarget).get('phrase') ?? '').trim());
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
          <a className={classes.searchLink} href="/search" aria-label={t`Suche`}>
            <SearchIcon />
          </a>
          {wallet}
          {!loggedIn && (
            <>
              <ButtonLink
                href="/login"
                variant="secondary"
                className={path.startsWith('/login') ? classes.hidden : classes.login}
              >
                <Trans>Anmelden</Trans>
              </ButtonLink>
              <ButtonLink href="/sign-up" className={classes.wideOnly}>
                <Trans>Registrieren</Trans>
              </ButtonLink>
            </>
          )}
          {menu}
        </div>
      </div>
    </header>
  );
}

/** The main places of a reading. `label` is rendered where it is used, so that it follows the language. */
export function navigation(reading: Reading, loggedIn: boolean): { href: string; label: ReactNode }[] {
  const products = { href: '/search', label: <Trans>Produkte</Trans> };
  if (reading === 'marketplace' || !loggedIn) return [products];
  return [
    { href: '/', label: <Trans>Übersicht</Trans> },
    products,
    { href: '/invoices', label: <Trans>Rechnungen</Trans> },
    { href: '/account/orders', label: <Trans>Mein Konto</Trans> },
  ];
}

function isCurrent(href: string, path: string): boolean {
  if (href === '/account/orders') return path.startsWith('/account') || path.startsWith('/order-details');
  return path === href;
}
