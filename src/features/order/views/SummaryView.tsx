import { Trans, useLingui } from '@lingui/react/macro';
import { useTermsText } from '#components/product/useTermsText.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './order.module.css';

export interface SummaryViewProps {
  name: string;
  terms: Terms;
  /** The order as the shop confirmed it; null before, and then no total is shown (§ 312j BGB: the total price). */
  order: Order | null;
  /** Also who issues what: the essential features that stand above the order button. */
  complete?: boolean;
}

/** What is being subscribed to. All amounts are the shop's. */
export function SummaryView({ name, terms, order, complete = false }: SummaryViewProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const termsText = useTermsText();
  const item = order?.items[0];
  const rows: Description[] = [];
  if (complete && terms.issuer) rows.push({ term: t`Emittentin`, value: terms.issuer });
  if (complete && terms.isin) rows.push({ term: t`ISIN`, value: terms.isin });
  if (item) rows.push({ term: t`Stückzahl`, value: number(item.quantity) });
  const price = item?.unitPrice ?? terms.unitPrice;
  if (price !== null) rows.push({ term: t`Preis je Token`, value: money(price) });
  if (item) rows.push({ term: t`Nennwert`, value: money(item.nominalValue) });
  if (order && order.taxTotal > 0) rows.push({ term: t`Umsatzsteuer`, value: money(order.taxTotal) });
  if (order) rows.push({ term: t`Gesamt`, value: money(order.total), total: true });
  return (
    <>
      <h2>{name}</h2>
      <Badge>
        <Trans>Tokenisierte Anleihe</Trans>
      </Badge>
      <DescriptionList items={rows} />
      {!order && (
        <p className={classes.note}>
          <Trans>Den Gesamtbetrag sehen Sie, sobald Ihre Stückzahl bestätigt ist.</Trans>
        </p>
      )}
      <p className={classes.note}>{termsText(terms)}</p>
    </>
  );
}
