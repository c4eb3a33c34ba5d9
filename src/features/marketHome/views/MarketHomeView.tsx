import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ItemGrid, type ItemGridProps, ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import type { Item } from '#domain/shop/item.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface MarketHomeViewProps {
  items: AsyncData<Item[]>;
  heartOf: ItemGridProps['heartOf'];
  loggedIn: boolean;
}

/** The marketplace's home: a welcome and the latest eight items (spec section 1, the open marketplace). */
export function MarketHomeView({ items, heartOf, loggedIn }: MarketHomeViewProps) {
  const { t } = useLingui();
  return (
    <div className="row page stack" data-gap="xl">
      <PageHeader
        title={<Trans>Digitale Sammelstücke</Trans>}
        lede={<Trans>Werke in limitierter Auflage, mit Herkunftsnachweis in der Blockchain.</Trans>}
        actions={
          !loggedIn && (
            <ButtonLink href={pathTo('/login')}>
              <Trans>Anmelden</Trans>
            </ButtonLink>
          )
        }
      />
      <section className="stack" aria-labelledby="latest">
        <h2 id="latest">
          <Trans>Neu im Angebot</Trans>
        </h2>
        <Async
          read={items}
          failed={t`Die Werke konnten nicht geladen werden.`}
          skeleton={<ItemPlaceholders count={pageSizes.marketplaceHomeItems} />}
        >
          {(all) => {
            const latest = all.filter(isListed).slice(0, pageSizes.marketplaceHomeItems);
            if (latest.length === 0) return <EmptyState title={t`Zurzeit wird nichts angeboten.`} />;
            return <ItemGrid items={latest} heartOf={heartOf} early />;
          }}
        </Async>
      </section>
    </div>
  );
}
