import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { reasonText } from '#components/product/reasons.ts';
import { interestPayments, totalInterest } from '#domain/money/interest.ts';
import { parseEuro, percentOf } from '#domain/money/money.ts';
import {
  isListed,
  type ProductLabel,
  type QuantityLimits,
  quantityLimits,
  reasonsNotToBuy,
} from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { amountRefusal } from '#domain/order/refusal.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Product } from '#domain/shop/product.ts';
import type { Cents } from '#domain/shop/schema.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './product.module.css';

export interface SubscribeViewProps {
  product: Product;
  name: string;
  terms: Terms;
  label: ProductLabel;
  customer: Customer | null;
  loggedIn: boolean;
  contactEmail: string | null;
  today: CalendarDate;
  onBuy: (quantity: number) => void;
}

/** What stands in the calculator at first, where the bond's limits allow it. */
const USUAL: Cents = 10_000_00;

type AmountBreach = { kind: 'required' } | { kind: 'noAmount' } | { kind: 'noWholeToken'; price: Cents } | Failure;

/** What an amount would earn, and the way to subscribe for it, or why there is none. */
export function SubscribeView(props: SubscribeViewProps) {
  const { terms, label } = props;
  const isOpen = label === 'open' || label === 'professionalOnly';
  // What pays no interest, or has no price yet, leaves nothing to work out.
  const price = terms.interestRate === null ? null : terms.unitPrice;
  const title =
    price === null ? (
      <Trans>Zeichnung</Trans>
    ) : isOpen ? (
      <Trans>Zinsen berechnen und zeichnen</Trans>
    ) : (
      <Trans>Zinsen berechnen</Trans>
    );
  return (
    <aside className={classes.aside}>
      <Panel title={title}>
        {price === null ? (
          <Way {...props} isOpen={isOpen} onSubmit={() => props.onBuy(quantityLimits(terms, false).min)} />
        ) : (
          <AmountForm {...props} isOpen={isOpen} price={price} />
        )}
      </Panel>
    </aside>
  );
}

function AmountForm(props: SubscribeViewProps & { isOpen: boolean; price: Cents }) {
  const { terms, customer, isOpen, price, today, onBuy } = props;
  const { t } = useLingui();
  const { money, number } = useFormat();
  const failureText = useFailureText();
  const limits = quantityLimits(terms, customer !== null && isProfessional(customer));
  const form = useForm<{ amount: string }, AmountBreach>({
    initial: { amount: number(firstAmount(limits, price) / 100) },
    rules: {
      amount: [(typed) => breachOf(typed, price), (typed) => (isOpen ? refusalOf(typed, price, limits, terms) : null)],
    },
    say: (breach) => {
      if (breach.kind === 'required') return t`Bitte geben Sie einen Betrag an.`;
      if (breach.kind === 'noAmount') return t`Bitte geben Sie einen Betrag in Euro an, zum Beispiel ${number(1000)}.`;
      if (breach.kind === 'noWholeToken')
        return t`Ein Token kostet ${money(breach.price)}. Bitte geben Sie ein Vielfaches davon an.`;
      return failureText(breach);
    },
  });
  const typed = useFieldValue(form.fields, 'amount');
  const tokens = breachOf(typed, price) === null ? tokensFor(typed, price) : null;
  const lowest = money(limits.min * price);
  const highest = Number.isFinite(limits.max) && limits.max >= limits.min ? money(limits.max * price) : null;
  return (
    <Form
      onSubmit={() => form.submit((values) => onBuy(tokensFor(values.amount, price)))}
      submitCount={form.submitCount}
    >
      <Field of={form.fields} name="amount">
        {(field) => (
          <TextField
            {...field}
            label={t`Betrag`}
            hint={!isOpen ? undefined : highest === null ? t`ab ${lowest}` : t`${lowest} bis ${highest}`}
            inputMode="decimal"
            autoComplete="off"
            suffix="€"
          />
        )}
      </Field>
      <Earnings terms={terms} tokens={tokens} today={today} />
      <Way {...props} />
    </Form>
  );
}

/** What is earned: in a year, at the first payment, until the end. */
function Earnings({ terms, tokens, today }: { terms: Terms; tokens: number | null; today: CalendarDate }) {
  const { t } = useLingui();
  const { money, number, date } = useFormat();
  const { interestRate, interestPeriod, maturityDate, valueDate, unitNominal } = terms;
  if (interestRate === null || interestPeriod === null || maturityDate === null || unitNominal === null) return null;
  const nominal = (tokens ?? 0) * unitNominal;
  const payments = interestPayments(nominal, { interestRate, interestPeriod, maturityDate, valueDate }, today);
  const [first] = payments;
  const said = (text: string) => (tokens === null ? '–' : text);
  const items: Description[] = [
    { term: t`Token`, value: said(number(tokens ?? 0)) },
    { term: t`Zinsen im Jahr`, value: said(money(percentOf(nominal, interestRate))) },
    ...(first ? [{ term: t`Erste Zahlung am ${date(first.date)}`, value: said(money(first.amount)) }] : []),
    { term: t`Bis ${date(maturityDate)}`, value: said(money(totalInterest(payments))), total: true },
  ];
  return (
    <>
      <output className={classes.earnings}>
        <DescriptionList items={items} />
      </output>
      <p className="soft small">
        <Trans>
          Gerechnet ab heute, vor Steuern, wenn die Emittentin alles zahlt. Ihre Zinsen laufen ab der Eintragung in das
          Register.
        </Trans>
      </p>
    </>
  );
}

/** The button to subscribe, or why the investor cannot and what helps. */
function Way(props: SubscribeViewProps & { isOpen: boolean; onSubmit?: () => void }) {
  const { product, name, label, customer, loggedIn, contactEmail, isOpen, onSubmit } = props;
  const { i18n } = useLingui();
  if (label === 'soldOut') {
    return (
      <p>
        <Trans>Diese Anleihe ist vollständig gezeichnet.</Trans>
      </p>
    );
  }
  if (!isListed(product)) {
    return (
      <p>
        <Trans>Diese Anleihe wird zurzeit nicht angeboten.</Trans>
      </p>
    );
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
  const reasons = customer ? reasonsNotToBuy(product, customer) : [];
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
        <p className="soft small">
          <Trans>Dafür melden Sie sich an. Danach geht es mit diesem Betrag weiter.</Trans>
        </p>
      )}
    </div>
  );
}

/** 10.000 €, or what of it the bond's limits allow. In cents. */
function firstAmount({ min, max }: QuantityLimits, price: Cents): Cents {
  const usual = Math.floor(USUAL / price);
  return Math.max(min, Math.min(usual, max)) * price;
}

function breachOf(typed: string, price: Cents): AmountBreach | null {
  if (typed.trim() === '') return { kind: 'required' };
  const cents = parseEuro(typed);
  if (cents === null || cents === 0) return { kind: 'noAmount' };
  return cents % price === 0 ? null : { kind: 'noWholeToken', price };
}

function refusalOf(typed: string, price: Cents, limits: QuantityLimits, terms: Terms): AmountBreach | null {
  return amountRefusal(tokensFor(typed, price), limits, terms);
}

/** How many whole tokens an amount buys that breaks no rule. */
function tokensFor(typed: string, price: Cents): number {
  return (parseEuro(typed) ?? 0) / price;
}
