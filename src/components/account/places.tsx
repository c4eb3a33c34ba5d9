import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { CoinsIcon, GiftIcon, KeyIcon, ListIcon, RegisterIcon, ShieldIcon, WalletIcon } from '#ui/placeIcons.tsx';
import { BellIcon, CardIcon, FileIcon, LockIcon, MailIcon, UserIcon } from '#ui/signIcons.tsx';

export type AccountPlaceName =
  | 'overview'
  | 'profile'
  | 'orders'
  | 'wallet'
  | 'payouts'
  | 'invoices'
  | 'excerpts'
  | 'custody'
  | 'password'
  | 'email'
  | 'twoFactor'
  | 'referrals'
  | 'notifications';

export interface AccountPlace {
  name: AccountPlaceName;
  href: string;
  icon: ReactNode;
  label: ReactNode;
}

/** Group of places; the groups of the account itself and of referrals have no heading. */
export interface AccountGroup {
  name: string;
  heading: ReactNode;
  places: readonly AccountPlace[];
}

/** Returns the account places of a reading (requirements 2.8 and 2.43). All other places link back to the first. */
export const accountGroups = (reading: Reading): AccountGroup[] =>
  reading === 'marketplace' ? [{ name: 'account', heading: null, places: marketPlaces() }] : investorGroups();

const marketPlaces = (): AccountPlace[] => [
  { name: 'profile', href: pathTo('/edit-profile'), icon: <UserIcon />, label: <Trans>Profil bearbeiten</Trans> },
  { name: 'invoices', href: pathTo('/invoices'), icon: <FileIcon />, label: <Trans>Rechnungen</Trans> },
  password(),
  { name: 'email', href: pathTo('/account/change-email'), icon: <MailIcon />, label: <Trans>E-Mail-Adresse</Trans> },
  twoFactor(),
  {
    name: 'notifications',
    href: pathTo('/notifications-settings'),
    icon: <BellIcon />,
    label: <Trans>Benachrichtigungen</Trans>,
  },
];

const password = (): AccountPlace => ({
  name: 'password',
  href: pathTo('/account/change-password'),
  icon: <KeyIcon />,
  label: <Trans>Passwort</Trans>,
});

const twoFactor = (): AccountPlace => ({
  name: 'twoFactor',
  href: pathTo('/account/two-factor'),
  icon: <ShieldIcon />,
  label: <Trans>Zwei-Faktor-Anmeldung</Trans>,
});

/**
 * In the order of requirement 2.19. A new place needs a line here and its name above; the overview has a row for each.
 */
const investorGroups = (): AccountGroup[] => [
  {
    name: 'account',
    heading: null,
    places: [
      { name: 'overview', href: pathTo('/account'), icon: <UserIcon />, label: <Trans>Mein Konto</Trans> },
      { name: 'profile', href: pathTo('/account/edit'), icon: <CardIcon />, label: <Trans>Persönliche Daten</Trans> },
      { name: 'email', href: pathTo('/account/change-email'), icon: <MailIcon />, label: <Trans>E-Mail</Trans> },
    ],
  },
  {
    name: 'security',
    heading: <Trans>Sicherheit</Trans>,
    places: [password(), twoFactor()],
  },
  {
    name: 'investment',
    heading: <Trans>Anlage</Trans>,
    places: [
      { name: 'orders', href: pathTo('/account/orders'), icon: <ListIcon />, label: <Trans>Zeichnungen</Trans> },
      { name: 'wallet', href: pathTo('/account/wallet'), icon: <WalletIcon />, label: <Trans>Wallet</Trans> },
      { name: 'payouts', href: pathTo('/account/payments'), icon: <CoinsIcon />, label: <Trans>Auszahlungen</Trans> },
    ],
  },
  {
    name: 'documents',
    heading: <Trans>Dokumente</Trans>,
    places: [
      { name: 'invoices', href: pathTo('/invoices'), icon: <FileIcon />, label: <Trans>Abrechnungen</Trans> },
      {
        name: 'excerpts',
        href: pathTo('/account/exerpts'),
        icon: <RegisterIcon />,
        label: <Trans>Registerauszüge</Trans>,
      },
      { name: 'custody', href: pathTo('/account/custody'), icon: <LockIcon />, label: <Trans>Verwahrung</Trans> },
    ],
  },
  {
    name: 'referrals',
    heading: null,
    places: [
      {
        name: 'referrals',
        href: pathTo('/account/attract-investors'),
        icon: <GiftIcon />,
        label: <Trans>Parkett empfehlen</Trans>,
      },
    ],
  },
];
