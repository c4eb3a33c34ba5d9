import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ProductPlaceholders } from '#components/product/ProductsView.tsx';
import classes from '#components/product/product.module.css';
import { pictureOf, productText } from '#components/product/productText.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Product } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';

/** The marketplace's home: a welcome and the latest eight items (spec section 1, the open marketplace). */
export function MarketHomeView({ products, loggedIn }: { products: AsyncData<Product[]>; loggedIn: boolean }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
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
        <Async read={products} failed={t`Die Werke konnten nicht geladen werden.`} skeleton={<ProductPlaceholders />}>
          {(all) => {
            const items = all.filter(isListed).slice(0, pageSizes.marketplaceHomeItems);
            if (items.length === 0) return <EmptyState title={t`Zurzeit wird nichts angeboten.`} />;
            return (
              <div className="auto-grid">
                {items.map((item) => {
                  const { name, summary } = productText(item, i18n.locale);
                  const { unitPrice } = termsOf(item);
                  return (
                    <Card key={item.code} as="article" padded={false} className={classes.card}>
                      <ProductArt code={item.code} src={pictureOf(item)} />
                      <div className={classes.body}>
                        <div>
                          <h3>{name}</h3>
                          {summary && <p className="soft small">{summary}</p>}
                        </div>
                        {unitPrice !== null && <b className="num">{money(unitPrice)}</b>}
                      </div>
                    </Card>
                  );
                })}
              </div>
            );
          }}
        </Async>
      </section>
    </div>
  );
}
