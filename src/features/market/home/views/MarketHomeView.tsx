import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData, isLacking } from '#components/async/Async.tsx';
import { CollectionGrid, CollectionPlaceholders } from '#components/item/CollectionGrid.tsx';
import columns from '#components/item/columns.module.css';
import { ItemGrid, type ItemGridProps, ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import { cardSizes, itemName, pictureOfItem } from '#components/item/itemText.ts';
import { PeopleGrid, PeoplePlaceholders } from '#components/item/PeopleGrid.tsx';
import { WorkArt } from '#components/item/WorkArt.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { type DemoAuction, demoAuctionCount, demoAuctionsOf } from '#domain/item/auction.ts';
import { isOnOffer } from '#domain/item/purchase.ts';
import { sourcesOf } from '#domain/media/picture.ts';
import type { Content } from '#domain/shop/content.ts';
import type { Item, Profile, WorkCollection } from '#domain/shop/item.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { type CalendarDate, dayOf, daysLater } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { RichText } from '#ui/RichText.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { BLURBS } from './blurbs.ts';
import classes from './marketHome.module.css';

export interface MarketHomeViewProps {
  today: CalendarDate;
  /** Latest works on offer, more than the list of the latest shows. */
  items: AsyncData<Item[]>;
  /** Collections with the most works first. */
  collections: AsyncData<WorkCollection[]>;
  /** Creators with the most works first. */
  creators: AsyncData<Profile[]>;
  blocks: AsyncData<Content[]>;
  heartOf: ItemGridProps['heartOf'];
}

/**
 * Home page of the marketplace (requirements 1.9, 2.29 and 9.8): a welcome, the latest eight items, the largest
 * collections, the eight creators with the most works, texts about the marketplace, and four demonstration auctions. A
 * work appears once if there are enough of them.
 */
export function MarketHomeView({ today, items, collections, creators, blocks, heartOf }: MarketHomeViewProps) {
  const { t } = useLingui();
  const onOffer = items.data?.filter(isOnOffer) ?? [];
  const latest = onOffer.slice(0, pageSizes.marketplaceHomeItems);
  const others = onOffer.slice(pageSizes.marketplaceHomeItems);
  return (
    <div className={`row page ${classes.home}`}>
      <Welcome today={today} loading={items.loading} works={[...others, ...latest]} />
      <section className="stack" data-gap="lg" aria-labelledby="latest">
        <Head id="latest" title={t`Neu im Angebot`} href={pathTo('/browse')} all={t`Alle Werke`} />
        <div className={columns.rail}>
          <Async
            read={items}
            failed={t`Die Werke konnten nicht geladen werden.`}
            skeleton={<ItemPlaceholders count={pageSizes.marketplaceHomeItems} />}
          >
            {() =>
              latest.length === 0 ? (
                <EmptyState title={t`Zurzeit wird nichts angeboten.`} />
              ) : (
                <ItemGrid items={latest} heartOf={heartOf} early />
              )
            }
          </Async>
        </div>
      </section>
      <Collections collections={collections} />
      <section className="stack" data-gap="lg" aria-labelledby="creators">
        <Head
          id="creators"
          title={t`Künstlerinnen und Künstler`}
          href={pathTo('/search', undefined, { kind: 'people' })}
          all={t`Alle Profile`}
        />
        <div className={columns.rail} data-rows="2">
          <Async
            read={creators}
            failed={t`Die Profile konnten nicht geladen werden.`}
            skeleton={<PeoplePlaceholders count={pageSizes.topCreators} />}
          >
            {(people) =>
              people.length === 0 ? (
                <EmptyState title={t`Zurzeit gibt es noch keine Angebote.`} />
              ) : (
                <PeopleGrid people={people.slice(0, pageSizes.topCreators)} />
              )
            }
          </Async>
        </div>
      </section>
      <Blurbs blocks={blocks.data ?? []} />
      {(items.data !== null || items.failure === null) && <Auctions loading={items.data === null} works={others} />}
    </div>
  );
}

interface HeadProps {
  id: string;
  title: string;
  href: string;
  /** Text of the link to the whole list. */
  all: string;
}

/** Heading of a section, with the link to the whole list at the end of its line. */
const Head = ({ id, title, href, all }: HeadProps) => (
  <div className={classes.head}>
    <h2 id={id}>{title}</h2>
    <Link variant="strong" href={href}>
      {all}
    </Link>
  </div>
);

/** Number of works beside the welcome. */
const WELCOMED = 3;

/** Widths of the welcome's first work and of those beside it, as the style sheet crops them: as squares. */
const LARGE = '(max-width: 60rem) 31vw, 24rem';
const SMALL = '(max-width: 60rem) 31vw, 12rem';

/**
 * The welcome with three works that the list below does not show, whose space is reserved during loading. Works are
 * published without a review: only those on offer for at least 24 hours appear large at the top, so that visitors can
 * report them first.
 */
function Welcome({ today, loading, works }: { today: CalendarDate; loading: boolean; works: readonly Item[] }) {
  const { t, i18n } = useLingui();
  const yesterday = daysLater(today, -1);
  const isNew = ({ createdAt }: Item) => createdAt !== null && dayOf(createdAt) >= yesterday;
  const shown = works.filter((item) => !isNew(item) && pictureOfItem(item)).slice(0, WELCOMED);
  return (
    <div className={classes.showcase}>
      <div className={classes.welcome}>
        <PageHeader
          title={<Trans>Digitale Sammelstücke</Trans>}
          lede={<Trans>Werke in limitierter Auflage, mit Herkunftsnachweis in der Blockchain.</Trans>}
        />
        <div className={classes.actions}>
          <ButtonLink href={pathTo('/browse')}>{t`Werke entdecken`}</ButtonLink>
          <ButtonLink href={pathTo('/create-content')} variant="secondary">{t`Werk erstellen`}</ButtonLink>
        </div>
      </div>
      <div className={classes.mosaic} hidden={!loading && shown.length === 0}>
        {shown.map((item, index) => {
          const picture = pictureOfItem(item);
          return (
            <a key={item.code} href={pathTo('/products/$productCode', { productCode: item.code })}>
              <WorkArt
                item={item}
                {...(picture && sourcesOf(picture, index === 0 ? LARGE : SMALL))}
                shape="square"
                early
              />
              <span className={index === 0 ? classes.caption : 'visually-hidden'}>
                <bdi>{itemName(item, i18n.locale)}</bdi>
                {item.creator && (
                  <>
                    {' · '}
                    <bdi>{item.creator.profileName}</bdi>
                  </>
                )}
              </span>
            </a>
          );
        })}
      </div>
    </div>
  );
}

function Blurbs({ blocks }: { blocks: readonly Content[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Über den Marktplatz`}>
      <ul className={`${columns.columns} ${classes.blurbs}`}>
        {BLURBS.map(({ code, title, text }) => {
          const block = blocks.find((each) => each.code === code);
          const said = block && translationOf(block.translations, i18n.locale);
          return (
            <li key={code}>
              <h2>{said ? said.name : i18n._(title)}</h2>
              {said ? <RichText html={said.content} /> : <p>{i18n._(text)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The largest collections; nothing at a shop without collections. */
function Collections({ collections }: Pick<MarketHomeViewProps, 'collections'>) {
  const { t } = useLingui();
  if (isLacking(collections) || collections.data?.length === 0) return null;
  return (
    <section className="stack" data-gap="lg" aria-labelledby="collections">
      <Head
        id="collections"
        title={t`Sammlungen`}
        href={pathTo('/search', undefined, { kind: 'collections' })}
        all={t`Alle Sammlungen`}
      />
      <div className={columns.rail} data-wide>
        <Async
          read={collections}
          failed={t`Die Sammlungen konnten nicht geladen werden.`}
          skeleton={<CollectionPlaceholders count={pageSizes.homeCollections} />}
        >
          {(found) => <CollectionGrid collections={found} />}
        </Async>
      </div>
    </section>
  );
}

/** Works with invented bids. */
function Auctions({ loading, works }: { loading: boolean; works: readonly Item[] }) {
  const { t } = useLingui();
  const auctions = loading ? null : demoAuctionsOf(works);
  if (auctions?.length === 0) return null;
  return (
    <section className="stack" data-gap="lg" aria-labelledby="auctions">
      <div>
        <h2 id="auctions">{t`Auktionen`}</h2>
        <p className="soft small">
          <Trans>
            Eine Demonstration: Gebote und Restzeiten sind erfunden. Kaufen können Sie diese Werke zu ihrem Preis.
          </Trans>
        </p>
      </div>
      <ul className={`${columns.columns} ${classes.auctions}`}>
        {auctions?.map((auction) => (
          <li key={auction.item.code}>
            <Auction {...auction} />
          </li>
        )) ??
          placeholderKeys(demoAuctionCount).map((place) => (
            <li key={place}>
              <div className={classes.auction}>
                <SkeletonBlock ratio="1" />
                <div>
                  <SkeletonLine width="70%" />
                  <SkeletonLine width="45%" />
                </div>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Widths of an auctioned work: in a row on phones, else as in a card. */
const AUCTIONED = `(max-width: 40rem) 4.5rem, ${cardSizes}`;

function Auction({ item, bid, from, hoursLeft }: DemoAuction) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const picture = pictureOfItem(item);
  return (
    <article className={`${columns.entry} ${classes.auction}`}>
      <WorkArt item={item} {...(picture && sourcesOf(picture, AUCTIONED))} shape="square" tone="neutral" />
      <h3>
        <a href={pathTo('/products/$productCode', { productCode: item.code })} dir="auto">
          {itemName(item, i18n.locale)}
        </a>
      </h3>
      <p className="num">{bid === null ? <Trans>ab {money(from)}</Trans> : money(bid)}</p>
      <p className="soft small">
        {bid === null ? t`Noch kein Gebot` : t`Höchstes Gebot`} ·{' '}
        {hoursLeft < 24
          ? t`${plural(hoursLeft, { one: 'noch\u00a0#\u00a0Stunde', other: 'noch\u00a0#\u00a0Stunden' })}`
          : t`${plural(hoursLeft / 24, { one: 'noch\u00a0#\u00a0Tag', other: 'noch\u00a0#\u00a0Tage' })}`}
      </p>
    </article>
  );
}
