import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { type Obstacle, obstacleIn } from '#domain/item/purchase.ts';
import { sourcesOf } from '#domain/media/picture.ts';
import { mediumOf } from '#domain/media/shownMedia.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Item, Profile } from '#domain/shop/item.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import classes from './item.module.css';
import { cardSizes, itemName, pictureOfItem } from './itemText.ts';
import { WorkArt } from './WorkArt.tsx';

/** Fields of an item that its card shows. */
export type CardItem = Pick<
  Item,
  'code' | 'name' | 'translations' | 'mediaFiles' | 'attributes' | 'defaultVariant' | 'allowToBuy' | 'whitelisting'
> & { creator: Pick<Profile, 'profileName'> | null };

export interface ItemCardProps {
  item: CardItem;
  heartOf?: ((code: string, name: string) => ReactNode) | undefined;
  /** Number of copies in the reader's wallets, for lists of owned items. */
  owned?: number | undefined;
  /** True for the first visible cards: their pictures load eagerly. */
  early?: boolean;
  /** True for a work that is being prepared: it counts as on offer before it has a price. */
  isPreview?: boolean;
}

/**
 * Card of a digital item (requirement 2.27): picture, name, creator, price and remaining copies. The whole card links
 * to the item's page; nothing is bought here.
 */
export function ItemCard({ item, heartOf, owned, early = false, isPreview = false }: ItemCardProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const picture = pictureOfItem(item);
  const name = itemName(item, i18n.locale);
  const page = pathTo('/products/$productCode', { productCode: item.code });
  const { unitPrice } = termsOf(item);
  const obstacle = isPreview && unitPrice === null ? null : obstacleIn(item);
  return (
    <article className={classes.card} data-preview={isPreview || undefined}>
      <div className={classes.art}>
        <WorkArt
          item={item}
          {...(picture && sourcesOf(picture, cardSizes))}
          shape="square"
          early={early}
          tone="neutral"
        >
          <Badges item={item} obstacle={obstacle} />
        </WorkArt>
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <a href={page} dir="auto">
            {name}
          </a>
        </h3>
        {unitPrice !== null && (
          <span className={`num ${classes.price}`} data-sold={obstacle === 'soldOut' || undefined}>
            {money(unitPrice)}
          </span>
        )}
        <span className={classes.maker}>{item.creator && <bdi>{item.creator.profileName}</bdi>}</span>
        <Left item={item} owned={owned} />
        {obstacle === null && (
          <ButtonLink
            href={page}
            variant="secondary"
            size="sm"
            className={classes.buy}
            aria-label={t`Jetzt kaufen: ${name}`}
          >
            <Trans>Jetzt kaufen</Trans>
          </ButtonLink>
        )}
      </div>
      {heartOf && <div className={classes.heart}>{heartOf(item.code, name)}</div>}
    </article>
  );
}

const shownObstacles: Partial<Record<Obstacle, ReactNode>> = {
  soldOut: <Trans>Ausverkauft</Trans>,
  locked: <Trans>Nur für freigegebene Wallets</Trans>,
  notOffered: <Trans>Nicht im Angebot</Trans>,
};

/** Badges for sound and film, which a still picture does not show, and for rare items. */
function Badges({ item, obstacle }: { item: CardItem; obstacle: Obstacle | null }) {
  const { t } = useLingui();
  const medium = mediumOf(item);
  const { supply } = termsOf(item);
  return (
    <>
      {medium === 'audio' && <Badge tone="neutral">{t`Audio`}</Badge>}
      {medium === 'video' && <Badge tone="neutral">{t`Video`}</Badge>}
      {obstacle !== null && obstacle in shownObstacles ? (
        <Badge tone="neutral">{shownObstacles[obstacle]}</Badge>
      ) : (
        supply === 1 && <Badge tone="accent">{t`Einzelstück`}</Badge>
      )}
    </>
  );
}

/** Remaining copies out of all; for owned items, the number of the reader's copies. */
function Left({ item, owned }: Pick<ItemCardProps, 'item' | 'owned'>) {
  const { number } = useFormat();
  const { onHand, supply } = termsOf(item);
  if (owned !== undefined)
    return (
      <span className={`num ${classes.left}`}>
        <Plural value={owned} one="# Exemplar gehört Ihnen" other="# Exemplare gehören Ihnen" />
      </span>
    );
  if (onHand === null || supply === null) return null;
  return (
    <span className={`num ${classes.left}`}>
      {onHand === 0 && supply === 1 ? (
        <Trans>Einzelstück</Trans>
      ) : onHand === 0 ? (
        <Trans>Auflage {number(supply)}</Trans>
      ) : supply === 1 ? (
        <Trans>1 von 1</Trans>
      ) : (
        <Trans>
          noch {number(onHand)} von {number(supply)}
        </Trans>
      )}
    </span>
  );
}
