import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MenuIcon } from '#ui/basicIcons.tsx';
import menu from './menu.module.css';
import classes from './shell.module.css';

/** Id of the menu, which the tab bar opens too. */
export const MENU = 'account-menu';

export interface MenuButtonViewProps {
  /** Null for visitors, and until the customer has loaded. */
  person: { name: string; initials: string } | null;
  /** A change remounts the menu, so that it closes at a login or logout. */
  loggedIn: boolean;
  /** Called when the customer is about to open the menu, or has opened it. */
  onIntent?: () => void;
  children?: ReactNode;
}

/** The button at the end of the header and its native popover, which opens without a script. */
export function MenuButtonView({ person, loggedIn, onIntent, children }: MenuButtonViewProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        className={classes.menuButton}
        popoverTarget={MENU}
        aria-label={person ? t`Konto von ${person.name}` : t`Menü`}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {person ? person.initials : <MenuIcon />}
      </button>
      <div key={String(loggedIn)} id={MENU} popover="auto" className={menu.menu} onBeforeToggle={onIntent}>
        {children}
      </div>
    </>
  );
}
