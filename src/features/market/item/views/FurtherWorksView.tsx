import { Trans, useLingui } from '@lingui/react/macro';
import { ItemGrid, type ItemGridProps } from '#components/item/ItemGrid.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Item } from '#domain/shop/item.ts';
import { Link } from '#ui/Link.tsx';
import classes from './itemPage.module.css';

/** Number of works in the section: a row, two on phones. */
export const FURTHER = 4;

export interface FurtherWorksViewProps {
  works: readonly Item[];
  /** Name of their creator. */
  profileName: string;
  heartOf: ItemGridProps['heartOf'];
}

/** Further works by the creator of a work, with a link to all of them. */
export function FurtherWorksView({ works, profileName, heartOf }: FurtherWorksViewProps) {
  const { t } = useLingui();
  if (works.length === 0) return null;
  return (
    <section className={`stack ${classes.further}`} aria-labelledby="further">
      <div className={classes.furtherHead}>
        <h2 id="further">
          <Trans>
            Weitere Werke von <bdi>{profileName}</bdi>
          </Trans>
        </h2>
        <Link variant="strong" href={pathTo('/profile/$profileName', { profileName })}>{t`Alle anzeigen`}</Link>
      </div>
      <ItemGrid items={works.slice(0, FURTHER)} heartOf={heartOf} />
    </section>
  );
}
