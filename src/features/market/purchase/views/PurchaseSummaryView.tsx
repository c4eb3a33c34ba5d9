import { useLingui } from '@lingui/react/macro';
import { WorkArt } from '#components/item/WorkArt.tsx';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './purchase.module.css';

export interface PurchaseSummaryViewProps {
  code: string;
  name: string;
  picture: string | null;
  /** Price as the work's page shows it. */
  price: Cents | null;
  /** Order as the shop confirmed it; null before. */
  order: Order | null;
}

/** The work and its cost: from the shop's order as soon as there is one. */
export function PurchaseSummaryView({ code, name, picture, price, order }: PurchaseSummaryViewProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const rows: Description[] = [{ term: t`Anzahl`, value: number(1) }];
  if (order && order.taxTotal > 0) rows.push({ term: t`enthaltene Umsatzsteuer`, value: money(order.taxTotal) });
  if (order) rows.push({ term: t`Gesamt`, value: money(order.total), total: true });
  else if (price !== null) rows.push({ term: t`Preis`, value: money(price), total: true });
  return (
    <div className={classes.summary}>
      <div className={classes.work}>
        <div className={classes.art}>
          <WorkArt item={{ code, mediaFiles: [] }} src={picture ?? undefined} shape="square" tone="neutral" early />
        </div>
        <h2 dir="auto">{name}</h2>
      </div>
      <DescriptionList items={rows} />
      <p className="soft small">{t`Alle Preise inkl. Umsatzsteuer.`}</p>
    </div>
  );
}
