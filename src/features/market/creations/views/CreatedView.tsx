import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { itemName, pictureOfItem } from '#components/item/itemText.ts';
import { WorkArt } from '#components/item/WorkArt.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { soldOf } from '#domain/item/edited.ts';
import { obstacleIn } from '#domain/item/purchase.ts';
import { sourcesOf } from '#domain/media/picture.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Item } from '#domain/shop/item.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './creations.module.css';

/** `/created`: all works of the customer, including drafts, with their sales. */
export function CreatedView({ items }: { items: AsyncData<Item[]> }) {
  const { t } = useLingui();
  const isEmpty = items.data?.length === 0;
  return (
    <div className="row page stack" data-gap="xl">
      <PageHeader
        title={<Trans>Meine Werke</Trans>}
        lede={<Trans>Alles, was Sie eingestellt haben, das Neueste zuerst.</Trans>}
        actions={!isEmpty && <ButtonLink href={pathTo('/create-content')}>{t`Werk erstellen`}</ButtonLink>}
      />
      <Async
        read={items}
        failed={t`Ihre Werke konnten nicht geladen werden.`}
        skeleton={<SkeletonBlock height="30rem" />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t`Sie haben noch nichts eingestellt.`}
              action={<ButtonLink href={pathTo('/create-content')}>{t`Werk erstellen`}</ButtonLink>}
            >
              <Trans>Bilder, Audio oder Video: Wir führen Sie Schritt für Schritt zum Angebot.</Trans>
            </EmptyState>
          ) : (
            <Card>
              <ul className={classes.works} aria-label={t`Meine Werke`}>
                {withdrawnLast(all).map((item, index) => (
                  <Work key={item.code} item={item} early={index < 6} />
                ))}
              </ul>
            </Card>
          )
        }
      </Async>
    </div>
  );
}

const withdrawnLast = (items: readonly Item[]) =>
  items.toSorted((one, other) => Number(other.allowToBuy) - Number(one.allowToBuy));

function Work({ item, early }: { item: Item; early: boolean }) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormat();
  const name = itemName(item, i18n.locale);
  const { unitPrice, supply } = termsOf(item);
  const obstacle = obstacleIn(item);
  const sold = soldOf(item);
  const picture = pictureOfItem(item);
  return (
    <li className={classes.work}>
      <WorkArt item={item} {...(picture && sourcesOf(picture, '5.5rem'))} shape="square" early={early} tone="neutral" />
      <div className="stack" data-gap="xs">
        <h2 className={`${classes.name} h4`}>
          <Link variant="strong" href={pathTo('/products/$productCode', { productCode: item.code })}>
            <span dir="auto">{name}</span>
          </Link>
        </h2>
        <div className="cluster" data-gap="sm">
          {!item.allowToBuy ? (
            <Badge tone="neutral">{t`Nicht im Angebot`}</Badge>
          ) : unitPrice === null ? (
            <Badge tone="warning">{t`Entwurf`}</Badge>
          ) : obstacle === 'soldOut' ? (
            <Badge tone="neutral">{t`Ausverkauft`}</Badge>
          ) : obstacle === 'notOffered' ? (
            <Badge tone="neutral">{t`Nicht im Angebot`}</Badge>
          ) : (
            obstacle === null && <Badge tone="positive">{t`Im Angebot`}</Badge>
          )}
          {item.whitelisting && <Badge tone="info">{t`Nur für freigegebene Wallets`}</Badge>}
        </div>
        <p className="soft small num">
          {unitPrice !== null ? (
            <>
              {money(unitPrice)}
              {' · '}
              {supply === null ? null : (
                <Trans>
                  {number(sold)} von {number(supply)} verkauft
                </Trans>
              )}
            </>
          ) : (
            <Trans>Nur Sie sehen dieses Werk, solange es keinen Preis hat.</Trans>
          )}
        </p>
      </div>
      <div className={classes.ways}>
        <ButtonLink
          variant="secondary"
          size="sm"
          href={pathTo('/edit-product/$productCode', { productCode: item.code })}
          aria-label={t`Bearbeiten: ${name}`}
        >
          <Trans>Bearbeiten</Trans>
        </ButtonLink>
      </div>
    </li>
  );
}
