import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Theme } from '#machines/app/preferences/machine.ts';
import { Button } from '#ui/Button.tsx';
import { OptionBar } from '#ui/OptionBar.tsx';
import classes from './menuContent.module.css';
import { products } from './places.tsx';

export interface MenuViewProps {
  reading: Reading;
  /** Null for visitors. */
  person: { name: string; initials: string; email: string } | null;
  loggedIn: boolean;
  /** Name of the customer's profile in the marketplace; null if the customer has chosen none. */
  profileName: string | null;
  locale: Locale;
  theme: Theme;
  masked: boolean;
  /** The wallet-connect button, for investors and for screens whose header has no room for it. */
  wallet: ReactNode;
  onLocale: (locale: Locale) => void;
  onTheme: (theme: Theme) => void;
  onMask: (masked: boolean) => void;
  onLogout: () => void;
}

/**
 * The menu at the end of the header: person and logout, account, language, theme, masking of amounts. Links and
 * buttons (no ARIA menu: these are places and switches, not commands).
 */
export function MenuView(props: MenuViewProps) {
  const { reading, person, loggedIn, locale, theme, masked, wallet, onLocale, onTheme, onMask, onLogout } = props;
  const { profileName } = props;
  const { t } = useLingui();
  return (
    <>
      {loggedIn && (
        <div className={classes.person}>
          {person && (
            <p>
              <b>{person.name}</b>
              <br />
              <span className="soft small">{person.email}</span>
            </p>
          )}
          <Button variant="secondary" size="sm" onPress={onLogout}>{t`Abmelden`}</Button>
        </div>
      )}
      <nav className={classes.menuLinks} aria-label={t`Konto`}>
        {loggedIn && reading === 'marketplace' ? (
          <MarketLinks profileName={profileName} />
        ) : loggedIn ? (
          <>
            <a href={pathTo('/account')}>{t`Mein Konto`}</a>
            <a href={pathTo('/invoices')}>{t`Abrechnungen`}</a>
          </>
        ) : (
          <>
            {products(reading).map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            <a href={pathTo('/sign-up/{-$referralCode}')}>{t`Registrieren`}</a>
          </>
        )}
        <a href={pathTo('/contact')}>{t`Kontakt`}</a>
      </nav>
      {wallet}
      <OptionBar
        legend={t`Sprache`}
        value={locale}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        onChange={onLocale}
      />
      <OptionBar
        legend={t`Darstellung`}
        value={theme}
        options={[
          { value: 'system', label: t`Gerät` },
          { value: 'light', label: t`Hell` },
          { value: 'dark', label: t`Dunkel` },
        ]}
        onChange={onTheme}
      />
      {loggedIn && (
        <OptionBar
          legend={t`Beträge`}
          value={masked ? 'masked' : 'shown'}
          options={[
            { value: 'shown', label: t`Anzeigen` },
            { value: 'masked', label: t`Verbergen` },
          ]}
          onChange={(value) => onMask(value === 'masked')}
        />
      )}
    </>
  );
}

/** Links of a marketplace customer (requirement 2.30). */
function MarketLinks({ profileName }: Pick<MenuViewProps, 'profileName'>) {
  const { t } = useLingui();
  return (
    <>
      <a href={profileName === null ? pathTo('/edit-profile') : pathTo('/profile/$profileName', { profileName })}>
        <Trans>Mein Profil</Trans>
      </a>
      <a href={pathTo('/my-collection')}>{t`Meine Sammlung`}</a>
      <a href={pathTo('/created')}>{t`Meine Werke`}</a>
      <a href={pathTo('/create-content')}>{t`Werk erstellen`}</a>
      <a href={pathTo('/invoices')}>{t`Rechnungen`}</a>
      <a href={pathTo('/account/change-password')}>{t`Passwort ändern`}</a>
      <a href={pathTo('/account/change-email')}>{t`E-Mail-Adresse ändern`}</a>
      <a href={pathTo('/notifications-settings')}>{t`Benachrichtigungen`}</a>
    </>
  );
}
