import { useLingui } from '@lingui/react/macro';
import { useTermsText } from '#components/product/useTermsText.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './order.module.css';

/** Confirmed and expected cost of an order. */
export interface Sums {
  /** Order as the shop confirmed it; null before, and then no total is shown (§ 312j BGB: the total price). */
  order: Order | null;
  /** Cost of the amount in the field, in cents; null if the field holds no amount or nothing can be ordered. */
  expected: Cents | null;
}

export interface OrderSummaryViewProps extends Sums {
  name: string;
  terms: Terms;
  /** True to add issuer, ISIN and costs: the essential features above the order button. */
  complete?: boolean;
}

/** Summary of an order. All amounts but the expected one are the shop's. */
export function OrderSummaryView({ name, terms, order, expected, complete = false }: OrderSummaryViewProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const termsText = useTermsText();
  const item = order?.items[0];
  const rows: Description[] = [];
  if (complete && terms.issuer) rows.push({ term: t`Emittentin`, value: terms.issuer });
  if (complete && terms.isin) rows.push({ term: t`ISIN`, value: terms.isin });
  if (item) rows.push({ term: t`Stückzahl`, value: number(item.quantity) });
  const price = item?.unitPrice ?? terms.unitPrice;
  if (price !== null) rows.push({ term: t`Preis je Stück`, value: money(price) });
  const nominal = item ? (item.nominalValue ?? (terms.unitNominal && terms.unitNominal * item.quantity)) : null;
  if (nominal !== null) rows.push({ term: t`Nennwert`, value: money(nominal) });
  if (order && order.taxTotal > 0) rows.push({ term: t`Umsatzsteuer`, value: money(order.taxTotal) });
  const costs = order === null ? null : costsIn(order);
  if (complete && costs !== null) rows.push({ term: t`Kosten für Sie`, value: money(costs) });
  if (order) rows.push({ term: t`Gesamt`, value: money(order.total), total: true });
  else if (expected !== null) rows.push({ term: t`Kaufpreis`, value: money(expected), total: true });
  return (
    <>
      <h2>{name}</h2>
      <Badge>{t`Tokenisierte Anleihe`}</Badge>
      <DescriptionList items={rows} />
      <p className={classes.note}>{termsText(terms)}</p>
    </>
  );
}

/** Returns the shop's charges beyond the tokens and their tax, in cents; null if the total is below those two. */
function costsIn({ items, taxTotal, total }: Order): Cents | null {
  const costs = total - taxTotal - items.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return costs < 0 ? null : costs;
}
