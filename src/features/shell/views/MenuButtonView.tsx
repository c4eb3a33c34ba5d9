import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MenuIcon } from '#ui/basicIcons.tsx';
import menu from './menu.module.css';
import classes from './shell.module.css';

/** Id of the menu, which the tab bar opens too. */
export const MENU = 'account-menu';

export interface MenuButtonViewProps {
  /** Null for a visitor, and until it is known who is logged in. */
  person: { name: string; initials: string } | null;
  /** A menu does not stay open over the page of somebody else, or of nobody. */
  loggedIn: boolean;
  /** Somebody is about to open the menu, or has opened it. */
  onIntent?: () => void;
  /** What stands in the menu. */
  children?: ReactNode;
}

/** The button at the end of the header and the native popover that it opens: no script is needed for that. */
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
