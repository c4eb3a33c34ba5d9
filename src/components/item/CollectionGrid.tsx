import { Plural } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { sourcesOf } from '#domain/media/picture.ts';
import { collectionKey, type WorkCollection } from '#domain/shop/item.ts';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './collections.module.css';
import columns from './columns.module.css';
import { pictureOfItem } from './itemText.ts';
import { WorkArt } from './WorkArt.tsx';

const GRID = `${columns.columns} ${classes.collections}`;

/** Width of each of a collection's works, which share the width (collections.module.css). */
const sizesOf = (count: number) =>
  `(max-width: 30rem) ${Math.ceil(90 / count)}vw, (max-width: 60rem) ${Math.ceil(45 / count)}vw, ${18 / count}rem`;

/**
 * Collections by name and creator, each with its latest works and their number; the whole entry links to all of them.
 */
export function CollectionGrid({ collections }: { collections: readonly WorkCollection[] }) {
  return (
    <ul className={GRID}>
      {collections.map((collection) => (
        <Entry key={collectionKey(collection)} collection={collection} />
      ))}
    </ul>
  );
}

function Entry({ collection: { name, creator, itemCount, latest } }: { collection: WorkCollection }) {
  const works = latest.slice(0, 3);
  return (
    <li className={columns.entry}>
      <div className={classes.works}>
        {works.map((item) => {
          const picture = pictureOfItem(item);
          return (
            <WorkArt
              key={item.code}
              item={item}
              {...(picture && sourcesOf(picture, sizesOf(works.length)))}
              shape="square"
              tone="neutral"
            />
          );
        })}
      </div>
      <div>
        <a href={pathTo('/browse', undefined, { collection: name, creator: creator?.uuid })} dir="auto">
          {name}
        </a>
        <p className="soft small">
          {creator && (
            <>
              <bdi>{creator.profileName}</bdi>
              {' · '}
            </>
          )}
          <Plural value={itemCount} one="# Werk" other="# Werke" />
        </p>
      </div>
    </li>
  );
}

/** Placeholders with the height of the collections. */
export function CollectionPlaceholders({ count }: { count: number }) {
  return (
    <div className={GRID}>
      {placeholderKeys(count).map((place) => (
        <div key={place}>
          <SkeletonBlock ratio="3" />
          <div>
            <SkeletonLine width="60%" />
            <SkeletonLine width="35%" />
          </div>
        </div>
      ))}
    </div>
  );
}
