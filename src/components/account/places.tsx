import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { CoinsIcon, GiftIcon, KeyIcon, ListIcon, RegisterIcon, ShieldIcon, WalletIcon } from '#ui/placeIcons.tsx';
import { CardIcon, FileIcon, LockIcon, UserIcon } from '#ui/signIcons.tsx';

/** Names a place of the account. */
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
  | 'twoFactor'
  | 'referrals';

/** A place of the account, as the list of ways names it. */
export interface AccountPlace {
  name: AccountPlaceName;
  href: string;
  icon: ReactNode;
  label: ReactNode;
}

/** Places that belong together; those of the account itself, and to refer others, have no heading. */
export interface AccountGroup {
  name: string;
  heading: ReactNode;
  places: readonly AccountPlace[];
}

/** All places of the account, in the order of spec section 2: one more is one line, and its name above. */
export const accountGroups = (): AccountGroup[] => [
  {
    name: 'account',
    heading: null,
    places: [
      { name: 'overview', href: pathTo('/account'), icon: <UserIcon />, label: <Trans>Mein Konto</Trans> },
      { name: 'profile', href: pathTo('/account/edit'), icon: <CardIcon />, label: <Trans>Persönliche Daten</Trans> },
      { name: 'password', href: pathTo('/account/change-password'), icon: <KeyIcon />, label: <Trans>Passwort</Trans> },
    ],
  },
  {
    name: 'investment',
    heading: <Trans>Anlage</Trans>,
    places: [
      { name: 'orders', href: pathTo('/account/orders'), icon: <ListIcon />, label: <Trans>Zeichnungen</Trans> },
      { name: 'wallet', href: pathTo('/account/wallet'), icon: <WalletIcon />, label: <Trans>Wallet</Trans> },
      { name: 'payouts', href: pathTo('/account/payments'), icon: <CoinsIcon />, label: <Trans>Auszahlungen</Trans> },
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
    name: 'security',
    heading: <Trans>Sicherheit</Trans>,
    places: [
      {
        name: 'twoFactor',
        href: pathTo('/account/two-factor'),
        icon: <ShieldIcon />,
        label: <Trans>Zwei-Faktor</Trans>,
      },
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
