import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { ShownReading } from '#components/links/reading.ts';
import { BackIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import classes from './account.module.css';
import { type AccountPlaceName, accountGroups } from './places.tsx';

export interface AccountLayoutProps {
  current: AccountPlaceName;
  children: ReactNode;
}

/**
 * Layout of an account page other than the investor's overview. Desktops show a list of all places on the left;
 * narrower screens show a link to the first place, which has the list.
 */
export function AccountLayout({ current, children }: AccountLayoutProps) {
  const { t } = useLingui();
  const groups = accountGroups(useContext(ShownReading));
  const first = groups[0]?.places[0];
  return (
    <div className={`row page ${classes.account}`}>
      <nav className={classes.side} aria-label={t`Bereiche des Kontos`}>
        {groups.map(({ name, heading, places }) => (
          <div key={name}>
            {heading && <p>{heading}</p>}
            <ul>
              {places.map((place) => (
                <li key={place.name}>
                  <a href={place.href} aria-current={place.name === current ? 'page' : undefined}>
                    {place.icon}
                    {place.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="stack" data-gap="lg">
        {first && first.name !== current && (
          <Link variant="strong" className={classes.up} href={first.href}>
            <BackIcon />
            {first.label}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
