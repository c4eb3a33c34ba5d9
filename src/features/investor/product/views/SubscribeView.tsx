import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import { reasonText } from '#components/product/reasons.ts';
import { TokenField } from '#components/quantity/TokenField.tsx';
import { useQuantityForm } from '#components/quantity/useQuantityForm.ts';
import { interestPayments, totalInterest } from '#domain/money/interest.ts';
import { percentOf } from '#domain/money/money.ts';
import {
  isListed,
  type ProductLabel,
  plainReasons,
  quantityLimits,
  reasonsNotToBuy,
} from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import classes from './product.module.css';

export interface SubscribeViewProps {
  product: Product;
  name: string;
  terms: Terms;
  label: ProductLabel;
  customer: Customer | null;
  loggedIn: boolean;
  /** Sum of the investor's earlier orders of this bond, in cents; null while unknown. */
  subscribed: Cents | null;
  contactEmail: string | null;
  today: CalendarDate;
  onBuy: (quantity: number) => void;
}

/** Initial amount in the calculator, if the bond's limits allow it. */
const USUAL: Cents = 10_000_00;

/** Interest calculator with the order button, or the reason why there is none. */
export function SubscribeView(props: SubscribeViewProps) {
  const { t } = useLingui();
  const { terms, label } = props;
  const isOpen = label === 'open' || label === 'professionalOnly';
  // Without interest, or without a price, there is nothing to calculate.
  const price = terms.interestRate === null ? null : terms.unitPrice;
  const title = price === null ? t`Zeichnung` : isOpen ? t`Zinsen berechnen und zeichnen` : t`Zinsen berechnen`;
  return (
    <aside className={classes.aside}>
      <Panel title={title}>
        {price === null ? (
          <Way {...props} isOpen={isOpen} onSubmit={() => props.onBuy(quantityLimits(terms, false).min)} />
        ) : (
          <Calculator {...props} isOpen={isOpen} price={price} />
        )}
      </Panel>
    </aside>
  );
}

function Calculator(props: SubscribeViewProps & { isOpen: boolean; price: Cents }) {
  const { terms, customer, subscribed, isOpen, price, today, onBuy } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const offered = quantityLimits(terms, customer !== null && isProfessional(customer), subscribed ?? 0);
  const { min, max } = offered;
  const isMaxKnown = subscribed !== null && Number.isFinite(max) && max >= min;
  // For a bond that is not open, the calculator takes any amount.
  const limits = isOpen ? offered : { ...offered, min: 1, max: Number.POSITIVE_INFINITY };
  const usual = Math.max(min, Math.min(Math.floor(USUAL / price), limits.max));
  const form = useQuantityForm({ terms, limits, initial: usual });
  const tokens = form.read(useFieldValue(form.fields, 'quantity'));
  const [lowest, highest] = [money(min * price), money(max * price)];
  return (
    <Form onSubmit={() => form.submit(onBuy)} submitCount={form.submitCount}>
      <TokenField
        form={form}
        terms={terms}
        limits={limits}
        label={t`Stückzahl`}
        hint={isOpen ? (isMaxKnown ? t`${lowest} bis ${highest}` : t`ab ${lowest}`) : undefined}
      />
      <Earnings terms={terms} tokens={tokens} today={today} />
      <Way {...props} />
    </Form>
  );
}

/** Interest in a year, at the first payment, and until maturity. */
function Earnings({ terms, tokens, today }: { terms: Terms; tokens: number | null; today: CalendarDate }) {
  const { t } = useLingui();
  const { money, date } = useFormat();
  const { interestRate, interestPeriod, maturityDate, valueDate, unitNominal } = terms;
  if (interestRate === null || interestPeriod === null || maturityDate === null || unitNominal === null) return null;
  const nominal = (tokens ?? 0) * unitNominal;
  const payments = interestPayments([{ nominal, from: today }], {
    interestRate,
    interestPeriod,
    maturityDate,
    valueDate,
  });
  const [first] = payments;
  const said = (text: string) => (tokens === null ? '–' : text);
  const items: Description[] = [
    { term: t`Zinsen pro Jahr`, value: said(money(percentOf(nominal, interestRate))) },
    ...(first ? [{ term: t`Erste Zahlung am ${date(first.date)}`, value: said(money(first.amount)) }] : []),
    { term: t`Zinsen bis ${date(maturityDate)}`, value: said(money(totalInterest(payments))), total: true },
  ];
  return (
    <>
      <output className={classes.earnings}>
        <DescriptionList items={items} />
      </output>
      <p className="soft small">
        <Trans>
          Voraussichtliche Zinsen, ab heute gerechnet, vor Steuern und nur, wenn die Emittentin alle Zahlungen leistet.
          Ihre Zinsen laufen ab der Eintragung in das Register.
        </Trans>
      </p>
    </>
  );
}

/** Order button, or the reason why the investor cannot order and the remedy. */
function Way(props: SubscribeViewProps & { isOpen: boolean; onSubmit?: () => void }) {
  const { product, name, label, customer, loggedIn, contactEmail, isOpen, onSubmit } = props;
  const { t, i18n } = useLingui();
  if (label === 'soldOut') {
    return <p>{t`Diese Anleihe ist vollständig gezeichnet.`}</p>;
  }
  if (!isListed(product)) {
    return <p>{t`Diese Anleihe wird zurzeit nicht angeboten.`}</p>;
  }
  if (!isOpen) {
    return (
      <div className="stack" data-gap="sm">
        <p>{i18n._(reasonText[label === 'locked' ? 'locked' : 'notAllowedToBuy'])}</p>
        {contactEmail && (
          <ButtonLink wide href={`mailto:${contactEmail}?subject=${encodeURIComponent(name)}`}>
            <Trans>Per E-Mail anfragen</Trans>
          </ButtonLink>
        )}
      </div>
    );
  }
  const reasons = customer ? plainReasons(reasonsNotToBuy(product, customer)) : [];
  return (
    <div className="stack" data-gap="sm">
      <Button
        wide
        type={onSubmit ? 'button' : 'submit'}
        {...(onSubmit && { onPress: onSubmit })}
        disabledReason={reasons.length > 0 ? reasons.map((reason) => i18n._(reasonText[reason])).join(' ') : undefined}
      >
        <Trans>Zeichnen</Trans>
      </Button>
      {!loggedIn && (
        <p className="soft small">{t`Bitte melden Sie sich dafür an. Danach geht es mit diesem Betrag weiter.`}</p>
      )}
    </div>
  );
}
