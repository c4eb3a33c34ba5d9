import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { NextIcon } from '#ui/placeIcons.tsx';
import classes from './account.module.css';
import { accountGroups } from './places.tsx';

/** On phones and tablets: all places of the account but its overview, on which it stands. */
export function AccountPlaces() {
  const { t } = useLingui();
  return (
    <nav className={classes.places} aria-label={t`Bereiche des Kontos`}>
      <Card padded={false}>
        <ul className={classes.list}>
          {accountGroups()
            .flatMap(({ places }) => places)
            .filter(({ name }) => name !== 'overview')
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
