import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, type Ref } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Avatar } from '#components/item/Avatar.tsx';
import { itemDescription, itemName } from '#components/item/itemText.ts';
import { obstacleTexts } from '#components/item/obstacleTexts.ts';
import { UnknownItem } from '#components/item/UnknownItem.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { ItemMediaProps } from '#components/media/ItemMedia.tsx';
import { SignedInOnly } from '#components/media/SignedInOnly.tsx';
import { soldOf } from '#domain/item/edited.ts';
import { obstacleIn, type unprovenOf } from '#domain/item/purchase.ts';
import { isPrivate, shownMedia } from '#domain/media/shownMedia.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Item } from '#domain/shop/item.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Transaction } from '#domain/shop/provenance.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Progress } from '#ui/Progress.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { ItemFactsView } from './ItemFactsView.tsx';
import classes from './itemPage.module.css';

type MediaFile = Item['mediaFiles'][number];

export type Unproven = ReturnType<typeof unprovenOf>;

/** Props of the button that opens the bid dialog. */
export interface Bidding {
  ref: Ref<HTMLButtonElement>;
  /** Login path for visitors; null for signed-in customers. */
  login: string | null;
  onOpen: () => void;
}

export interface ItemViewProps {
  item: AsyncData<Item>;
  transactions: AsyncData<Transaction[]>;
  explorerUrl: string | null;
  /** Returns true if the signed-in customer created the work. */
  isOwn: (item: Item) => boolean;
  isOwned: boolean;
  /** Requirement that the customer lacks for a purchase; null if none, or while the customer's identity is unknown. */
  unproven: Unproven;
  bidding: Bidding;
  /** Path of the login that leads back here; null for customers. */
  login: string | null;
  /** Renders the favourite button, by the work's name. */
  heartOf: (name: string) => ReactNode;
  mediaOf: (props: ItemMediaProps) => ReactNode;
  /** Renders further works by the creator. */
  furtherOf: (item: Item) => ReactNode;
  /** Id of the document being downloaded; null if none. */
  saving: number | null;
  onSave: (document: LegalDocument) => void;
}

/** `/products/{productCode}` of the marketplace: files, creator, price and changes of owner of a work. */
export function ItemView({ item, ...props }: ItemViewProps) {
  const { t } = useLingui();
  if (item.failure?.kind === 'notFound')
    return (
      <UnknownItem>
        <ButtonLink href={pathTo('/browse')}>{t`Zur Galerie`}</ButtonLink>
      </UnknownItem>
    );
  return (
    <div className="row page">
      <Async read={item} page={t`Werk`} failed={t`Dieses Werk konnte nicht geladen werden.`} skeleton={<Placeholder />}>
        {(loaded) => <LoadedItem item={loaded} {...props} />}
      </Async>
    </div>
  );
}

function LoadedItem({
  item,
  isOwn,
  isOwned,
  unproven,
  bidding,
  login,
  heartOf,
  mediaOf,
  furtherOf,
  ...props
}: Omit<ItemViewProps, 'item'> & { item: Item }) {
  const { t, i18n } = useLingui();
  const name = itemName(item, i18n.locale);
  const files = shownMedia(item);
  const isHidden = (file: (typeof files)[number]) => login !== null && file.url === null && !isPrivate(file);
  const description = itemDescription(item, i18n.locale);
  return (
    <div className={classes.item}>
      <div className={classes.media}>
        <Files
          files={files.filter((file) => !isHidden(file))}
          fileOf={(file, index) => mediaOf({ file, name, first: index === 0 })}
        />
        {login !== null && files.some(isHidden) && <SignedInOnly login={login} />}
      </div>
      <div className={classes.aside}>
        <div className={classes.head}>
          <PageHeader
            eyebrow={item.mainTaxon && <CategoryPath taxon={item.mainTaxon} />}
            title={<span dir="auto">{name}</span>}
          />
          <div className={classes.heart}>{heartOf(name)}</div>
        </div>
        <Maker item={item} />
        <Purchase item={item} name={name} isOwn={isOwn(item)} isOwned={isOwned} unproven={unproven} bidding={bidding} />
      </div>
      <div className={`stack ${classes.facts}`} data-gap="lg">
        <ItemFactsView item={item} description={description} {...props} />
        <p className="small">
          <Link href={pathTo('/contact', undefined, { work: item.code })}>{t`Werk melden`}</Link>
        </p>
      </div>
      {furtherOf(item)}
    </div>
  );
}

/** Files of the work: below each other on a desktop, a strip to swipe on phones. */
function Files({ files, fileOf }: { files: MediaFile[]; fileOf: (file: MediaFile, index: number) => ReactNode }) {
  const { t } = useLingui();
  const [file] = files;
  if (files.length < 2) return file ? fileOf(file, 0) : null;
  const count = files.length;
  return (
    <ul
      className={classes.strip}
      aria-label={t`Dateien des Werks`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls only the focused element by keyboard
      tabIndex={0}
    >
      {files.map((each, index) => {
        const number = index + 1;
        return (
          <li key={each.id}>
            {fileOf(each, index)}
            <p>{t`${number} von ${count}`}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Categories of the work from top to bottom, each a link to its other works. */
function CategoryPath({ taxon }: { taxon: NonNullable<Item['mainTaxon']> }) {
  const way = [...(taxon.parent ? [taxon.parent] : []), taxon];
  return way.map(({ code, name }, index) => (
    <Fragment key={name}>
      {index > 0 && ' / '}
      {code === null ? name : <Link href={pathTo('/categories/$categoryName', { categoryName: code })}>{name}</Link>}
    </Fragment>
  ));
}

function Maker({ item: { creator } }: { item: Item }) {
  if (creator === null) return null;
  const { profileName, itemCount } = creator;
  return (
    <div className={classes.maker}>
      <Avatar of={creator} size="sm" />
      <div>
        <Link variant="strong" href={pathTo('/profile/$profileName', { profileName })}>
          <bdi>{profileName}</bdi>
        </Link>
        {itemCount !== null && (
          <p className="soft small">
            <Plural value={itemCount} one="# Werk" other="# Werke" />
          </p>
        )}
      </div>
    </div>
  );
}

interface PurchaseProps extends Pick<ItemViewProps, 'isOwned' | 'unproven' | 'bidding'> {
  item: Item;
  name: string;
  isOwn: boolean;
}

/** Price, remaining copies and purchase button; if the work cannot be bought, the reason. */
function Purchase({ item, name, isOwn, isOwned, unproven, bidding }: PurchaseProps) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormat();
  const { unitPrice, supply, onHand } = termsOf(item);
  const obstacle = obstacleIn(item);
  // A creator of this work alone has no others.
  const creator = item.creator?.itemCount === 1 ? null : item.creator;
  return (
    <Card as="section" className="stack" aria-label={t`Kauf`}>
      {unitPrice !== null && (
        <div className={classes.sum}>
          <p className={`num ${classes.price}`} data-sold={obstacle === 'soldOut' || undefined}>
            {money(unitPrice)}
          </p>
          <p className="soft small">{t`inkl. Umsatzsteuer`}</p>
        </div>
      )}
      {supply === 1 && onHand === 1 ? (
        <div>
          <Badge tone="accent">{t`Einzelstück`}</Badge>
        </div>
      ) : (
        supply !== null &&
        supply > 0 && (
          <Progress
            label={t`Verkaufte Exemplare: ${name}`}
            value={Math.round((100 * soldOf(item)) / supply)}
            valueText={
              onHand === 0
                ? t`${plural(supply, { one: 'Das einzige Exemplar ist verkauft', other: 'Alle # Exemplare sind verkauft' })}`
                : t`noch ${number(onHand ?? 0)} von ${plural(supply, { one: '# Exemplar', other: '# Exemplaren' })}`
            }
          />
        )
      )}
      {isOwned && (
        <p>
          <Link variant="strong" href={pathTo('/my-collection')}>{t`In Ihrer Sammlung`}</Link>
        </p>
      )}
      {obstacle === 'soldOut' ? (
        <>
          <div>
            <Badge tone="neutral">{t`Ausverkauft`}</Badge>
          </div>
          <ButtonLink
            wide
            variant="secondary"
            href={creator ? pathTo('/profile/$profileName', { profileName: creator.profileName }) : pathTo('/browse')}
          >
            {t`Weitere Werke ansehen`}
          </ButtonLink>
        </>
      ) : isOwn ? (
        <>
          <p className="soft small">{t`Das ist Ihr eigenes Werk. Eigene Werke können Sie nicht kaufen.`}</p>
          <ButtonLink wide variant="secondary" href={pathTo('/edit-product/$productCode', { productCode: item.code })}>
            {t`Werk bearbeiten`}
          </ButtonLink>
        </>
      ) : obstacle === null ? (
        <>
          <ButtonLink
            wide
            href={pathTo('/order-process/addresses', undefined, { product: item.code })}
            aria-label={t`Jetzt kaufen: ${name}`}
          >
            <Trans>Jetzt kaufen</Trans>
          </ButtonLink>
          <BidButton {...bidding} />
        </>
      ) : (
        <div className="stack" data-gap="xs">
          <p className="soft small">{i18n._(obstacleTexts[obstacle].title)}.</p>
          {obstacle === 'locked' && (
            <p className="soft small">
              <Trans>
                Möchten Sie es kaufen?{' '}
                <Link href={pathTo('/contact', undefined, { wanted: item.code })}>Schreiben Sie uns</Link>: Wir fragen
                für Sie an, ob Ihre Wallet freigegeben wird.
              </Trans>
            </p>
          )}
        </div>
      )}
      {obstacle === null && !isOwn && unproven !== null && (
        <p className="soft small">
          {unproven === 'checking' ? (
            <Trans>Ihre Identität wird gerade geprüft. Sobald sie bestätigt ist, können Sie kaufen.</Trans>
          ) : unproven === 'rejected' ? (
            <Trans>
              Ihre Identität konnte nicht bestätigt werden. Wenn Sie kaufen möchten, lassen Sie Ihre Identität bitte
              noch einmal prüfen.
            </Trans>
          ) : (
            <Trans>Zum Kaufen muss Ihre Identität bestätigt sein.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

/** Opens the bid dialog, whose figures are a demonstration (requirement 2.28). */
function BidButton({ ref, login, onOpen }: Bidding) {
  const label = <Trans>Gebot abgeben (Demo)</Trans>;
  if (login !== null)
    return (
      <ButtonLink wide variant="quiet" size="sm" href={login}>
        {label}
      </ButtonLink>
    );
  return (
    <Button ref={ref} wide variant="quiet" size="sm" aria-haspopup="dialog" onPress={onOpen}>
      {label}
    </Button>
  );
}

function Placeholder() {
  return (
    <div className={classes.item}>
      <div className={classes.media}>
        <SkeletonBlock ratio="1" />
      </div>
      <div className={classes.aside}>
        <SkeletonLine width="70%" />
        <SkeletonLine width="40%" />
        <SkeletonBlock height="13rem" />
      </div>
      <div className={classes.facts}>
        <SkeletonBlock height="24rem" />
      </div>
    </div>
  );
}
