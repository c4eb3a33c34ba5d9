import { Plural } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { Profile } from '#domain/shop/item.ts';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import classes from './people.module.css';

/** People by the names of their profiles, each with how many works they offer; the whole row leads to the profile. */
export function PeopleGrid({ people }: { people: readonly Profile[] }) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.uuid}>
          <Avatar of={person} />
          <div>
            <a href={pathTo('/profile/$profileName', { profileName: person.profileName })} dir="auto">
              {person.profileName}
            </a>
            {person.itemCount !== null && (
              <p>
                <Plural value={person.itemCount} one="# Werk" other="# Werke" />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** As high as the people who will stand there. */
export function PeoplePlaceholders({ count }: { count: number }) {
  return (
    <div className={classes.people}>
      {placeholderKeys(count).map((place) => (
        <div key={place} className={classes.placeholder}>
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
