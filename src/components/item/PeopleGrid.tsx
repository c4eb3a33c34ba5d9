import { Plural } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { Profile } from '#domain/shop/item.ts';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import columns from './columns.module.css';
import classes from './people.module.css';

const GRID = `${columns.columns} ${classes.people}`;

/** Profiles by name, each with its number of works; the whole row links to the profile. */
export function PeopleGrid({ people }: { people: readonly Profile[] }) {
  return (
    <ul className={GRID}>
      {people.map((person) => (
        <li key={person.uuid} className={columns.entry}>
          <Avatar of={person} />
          <div>
            <a href={pathTo('/profile/$profileName', { profileName: person.profileName })} dir="auto">
              {person.profileName}
            </a>
            {person.itemCount !== null && (
              <p className="soft small">
                <Plural value={person.itemCount} one="# Werk" other="# Werke" />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders with the height of the profiles. */
export function PeoplePlaceholders({ count }: { count: number }) {
  return (
    <div className={GRID}>
      {placeholderKeys(count).map((place) => (
        <div key={place}>
          <span className={classes.avatar} data-size="md">
            <SkeletonBlock height="3.5rem" />
          </span>
          <div>
            <SkeletonLine width="60%" />
            <SkeletonLine width="35%" />
          </div>
        </div>
      ))}
    </div>
  );
}
