import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { ShownReading } from '#components/links/reading.ts';
import { Card } from '#ui/Card.tsx';
import { NextIcon } from '#ui/placeIcons.tsx';
import classes from './account.module.css';
import { accountGroups } from './places.tsx';

/**
 * List of the other account pages, for the page of the first; shown up to a width of 72rem, without the navigation at
 * the side.
 */
export function AccountPlaces() {
  const { t } = useLingui();
  const groups = accountGroups(useContext(ShownReading));
  return (
    <nav className={classes.places} aria-label={t`Bereiche des Kontos`}>
      <Card padded={false}>
        <ul className={classes.list}>
          {groups
            .flatMap(({ places }) => places)
            .slice(1)
            .map(({ name, href, icon, label }) => (
              <li key={name}>
                <a href={href}>
                  {icon}
                  <span>{label}</span>
                  <NextIcon />
                </a>
              </li>
            ))}
        </ul>
      </Card>
    </nav>
  );
}
