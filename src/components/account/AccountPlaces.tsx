import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { ShownReading } from '#components/links/reading.ts';
import { Card } from '#ui/Card.tsx';
import classes from './account.module.css';
import { PlaceList } from './PlaceList.tsx';
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
        <PlaceList rows={groups.flatMap(({ places }) => places).slice(1)} />
      </Card>
    </nav>
  );
}
