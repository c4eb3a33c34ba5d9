import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { shownProperties } from '#domain/item/metadata.ts';
import { detailsOf } from '#domain/item/prepared.ts';
import { missingSales } from '#domain/item/sales.ts';
import { priceOf, termsOf } from '#domain/order/productTerms.ts';
import type { Item } from '#domain/shop/item.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Transaction } from '#domain/shop/provenance.ts';
import { explorerLink } from '#domain/wallet/explorer.ts';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './itemPage.module.css';

export interface ItemFactsViewProps {
  item: Item;
  description: string;
  transactions: AsyncData<Transaction[]>;
  /** Address of a transaction at a block explorer (`Settings`); null without an explorer. */
  explorerUrl: string | null;
  saving: number | null;
  onSave: (document: LegalDocument) => void;
}

/** Number of metadata rows that the page shows at once; a press shows the rest. */
const AT_ONCE = 12;

/** Facts about a work from its creator and from the blockchain, beside the purchase. */
export function ItemFactsView({ item, description, transactions, explorerUrl, saving, onSave }: ItemFactsViewProps) {
  const { t } = useLingui();
  const { moreInformationUrl } = termsOf(item);
  const facts = useFacts(item);
  const metadata = shownProperties(item).map(([term, value]) => ({
    term: <span dir="auto">{term}</span>,
    value: <span dir="auto">{value}</span>,
  }));
  const rest = metadata.slice(AT_ONCE);
  return (
    <>
      {(description || moreInformationUrl) && (
        <Panel title={<Trans>Über das Werk</Trans>}>
          <div className="stack">
            {description && (
              <p className={`measure ${classes.words}`} dir="auto">
                {description}
              </p>
            )}
            {moreInformationUrl && (
              <p>
                <Link variant="strong" href={moreInformationUrl} newTab={t`(öffnet einen neuen Tab)`}>
                  <Trans>Mehr erfahren</Trans>
                </Link>
              </p>
            )}
          </div>
        </Panel>
      )}
      <div className={classes.pair}>
        {metadata.length > 0 && (
          <Panel title={<Trans>Eigenschaften</Trans>}>
            <DescriptionList items={metadata.slice(0, AT_ONCE)} />
            {rest.length > 0 && (
              <Disclosure
                summary={<Plural value={rest.length} one="# weitere Eigenschaft" other="# weitere Eigenschaften" />}
              >
                <DescriptionList items={rest} />
              </Disclosure>
            )}
          </Panel>
        )}
        {facts.length > 0 && (
          <Panel title={<Trans>Angaben</Trans>}>
            <DescriptionList items={facts} />
          </Panel>
        )}
      </div>
      <Editions item={item} />
      {item.legalDocuments.length > 0 && (
        <Panel title={<Trans>Rechtliche Unterlagen</Trans>}>
          <ul className="stack" data-gap="sm">
            {item.legalDocuments.map((document) => (
              <li key={document.id}>
                <PdfLink name={document.name} busy={saving === document.id} onPress={() => onSave(document)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Provenance item={item} transactions={transactions} explorerUrl={explorerUrl} />
    </>
  );
}

function useFacts(item: Item): Description[] {
  const { t } = useLingui();
  const { percent, longDate } = useFormat();
  const collection = item.metadata?.collection;
  const { collaboration, copyrightTransferred } = detailsOf(item.metadata?.nft_metadata ?? {});
  const attributes = item.attributes.filter(({ code }) => code !== 'url_more_information');
  return [
    collection
      ? [
          {
            term: t`Sammlung`,
            value: (
              <Link href={pathTo('/browse', undefined, { collection, creator: item.creator?.uuid })}>
                <bdi>{collection}</bdi>
              </Link>
            ),
          },
        ]
      : [],
    row(t`Beteiligung an Weiterverkäufen`, item.royalties, percent),
    row(t`Gemeinsam mit anderen entstanden`, collaboration ? t`ja` : null),
    row(t`Nutzungsrechte`, copyrightTransferred ? t`ausschließlich, werden Ihnen beim Kauf eingeräumt` : null),
    // Without a price, the work was never on offer, and only its creator sees it.
    termsOf(item).unitPrice === null
      ? row(t`Status`, t`Entwurf, noch nicht im Angebot`)
      : row(t`Angeboten seit`, item.createdAt, (day) => longDate(day)),
    row(t`Blockchain`, item.blockchainName),
    row(t`Nummer des Tokens`, item.tokenId),
    ...attributes.map(({ name, stringValue }) => row(name, stringValue)),
  ].flat();
}

/** Returns one row, or no row without a value. */
function row<T>(term: string, value: T | null, format: (value: T) => string = String): Description[] {
  if (value === null || value === '') return [];
  return [{ term: <span dir="auto">{term}</span>, value: <span dir="auto">{format(value)}</span> }];
}

type Edition = Item['variants'][number];

function Editions({ item }: { item: Item }) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const isOne = item.variants.length === 1;
  const columns = useMemo<Column<Edition>[]>(
    () => [
      {
        key: 'name',
        header: t`Ausgabe`,
        rowHeader: true,
        cell: ({ name, code }) => <span dir="auto">{name ?? code}</span>,
      },
      // A number tells editions apart; an only one needs none.
      ...(isOne
        ? []
        : [
            {
              key: 'edition',
              header: t`Ausgabe Nr.`,
              phone: 'labelled',
              cell: ({ editionNumber }) => editionNumber ?? '–',
            } satisfies Column<Edition>,
          ]),
      {
        key: 'left',
        header: t`Verfügbarkeit`,
        phone: 'detail',
        align: 'end',
        cell: ({ onHand }) => (onHand === 0 ? t`Ausverkauft` : t`noch ${number(onHand)}`),
      },
      {
        key: 'supply',
        header: t`Auflage`,
        phone: 'labelled',
        align: 'end',
        cell: ({ totalSupply }) => (totalSupply === null ? '–' : number(totalSupply)),
      },
      {
        key: 'price',
        header: t`Preis`,
        phone: 'amount',
        align: 'end',
        cell: (variant) => {
          const price = priceOf(variant);
          return price === null ? '–' : money(price);
        },
      },
    ],
    [t, number, money, isOne],
  );
  if (item.variants.length === 0) return null;
  return (
    <Panel title={<Trans>Ausgaben</Trans>} flush>
      <DataTable
        caption={t`Ausgaben`}
        captionHidden
        columns={columns}
        rows={item.variants}
        rowKey={({ code }) => code}
        loadingLabel={t`Wird geladen`}
      />
    </Panel>
  );
}

/** Owners of the work, as recorded in the blockchain. Dates and prices have columns if the shop sends any. */
function Provenance({
  item,
  transactions,
  explorerUrl,
}: Pick<ItemFactsViewProps, 'item' | 'transactions' | 'explorerUrl'>) {
  const { t } = useLingui();
  const { date, money, number } = useFormat();
  const missing = missingSales(item, transactions.data ?? []);
  const isDated = transactions.data?.some(({ createdAt }) => createdAt !== null) ?? false;
  const isPriced = transactions.data?.some(({ price }) => price !== null) ?? false;
  const columns = useMemo(() => {
    const all: (Column<Transaction> & { isLacking?: boolean })[] = [
      {
        key: 'hash',
        header: t`Transaktion`,
        rowHeader: true,
        cell: ({ hash }) => <Hash hash={hash} explorerUrl={explorerUrl} />,
      },
      {
        key: 'date',
        header: t`Datum`,
        phone: 'detail',
        cell: ({ createdAt }) => (createdAt === null ? '–' : date(createdAt)),
        isLacking: !isDated,
      },
      {
        key: 'from',
        header: t`Von`,
        // Two lines on phones have room for the date or for this.
        ...(!isDated && { phone: 'labelled' }),
        cell: ({ fromAddress }) => <Short value={fromAddress} />,
      },
      { key: 'to', header: t`An`, phone: 'labelled', cell: ({ toAddress }) => <Short value={toAddress} /> },
      {
        key: 'price',
        header: t`Preis`,
        phone: 'amount',
        align: 'end',
        cell: ({ price }) => (price === null ? '–' : money(price)),
        isLacking: !isPriced,
      },
    ];
    return all.filter(({ isLacking }) => !isLacking);
  }, [t, date, money, isDated, isPriced, explorerUrl]);
  return (
    <Panel title={<Trans>Herkunft</Trans>} flush={transactions.data !== null && transactions.data.length > 0}>
      <Async
        read={transactions}
        failed={t`Die Herkunft konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="6rem" />}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="soft">{t`Es wurde noch kein Exemplar in der Blockchain übertragen.`}</p>
          ) : (
            <>
              <DataTable
                caption={t`Herkunft`}
                captionHidden
                columns={columns}
                rows={all}
                rowKey={({ hash, productVariant }) => `${hash} ${productVariant}`}
                loadingLabel={t`Wird geladen`}
              />
              {missing && (
                <p className="soft small panel-note">
                  <Plural
                    value={missing.listed}
                    one={`Gezeigt ist der letzte Verkauf. Verkauft oder reserviert: ${number(missing.sold)}.`}
                    other={`Gezeigt sind die letzten # Verkäufe. Verkauft oder reserviert: ${number(missing.sold)}.`}
                  />
                </p>
              )}
            </>
          )
        }
      </Async>
    </Panel>
  );
}

/** Hash of a transaction, with a link to its page at the block explorer. */
function Hash({ hash, explorerUrl }: { hash: string; explorerUrl: string | null }) {
  const { t } = useLingui();
  const href = explorerLink(explorerUrl, hash);
  if (href === null) return <Short value={hash} />;
  return (
    <Link href={href} newTab={t`(öffnet einen neuen Tab)`}>
      <Short value={hash} />
    </Link>
  );
}

/** A hash or address in the short form of wallets; the tooltip has the full value. */
const Short = ({ value }: { value: string }) => (
  <span className="num" title={value}>
    {shortAddress(value)}
  </span>
);
