import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { useFieldValue } from '#components/form/Field.tsx';
import { Earnings } from '#components/product/Earnings.tsx';
import { MaximumNote } from '#components/product/MaximumNote.tsx';
import { LossNote } from '#components/product/RiskNote.tsx';
import { TrustLine } from '#components/product/TrustLine.tsx';
import { useKeyFacts } from '#components/product/useKeyFacts.ts';
import { TokenField } from '#components/quantity/TokenField.tsx';
import type { QuantityForm } from '#components/quantity/useQuantityForm.ts';
import steps from '#components/steps/steps.module.css';
import { amountRefusal } from '#domain/order/amountRefusal.ts';
import { isInEuros, type QuantityLimits, reachedMaximum } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { leftOf } from '#domain/order/subscribed.ts';
import type { ContentText } from '#domain/shop/content.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FormError } from '#ui/Form.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RichText } from '#ui/RichText.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';
import classes from './order.module.css';
import { tokenQuestion } from './tokenQuestion.tsx';
import { UsualAmounts } from './UsualAmounts.tsx';

export interface OfferProps {
  productCode: string;
  productName: string;
  terms: Terms;
  limits: QuantityLimits;
  professional: boolean;
}

export interface TokenStepViewProps extends OrderStepProps {
  offer: OfferProps;
  /** Whole tokens, as last submitted. */
  quantity: number;
  /** Reason why the shop does not sell that quantity; null if it does. */
  refusal: Failure | null;
  /** True if the order no longer exists, or holds something else. */
  lost: boolean;
  form: QuantityForm;
  /** Current day at the shop, from which interest is calculated. */
  today: CalendarDate;
  /** The shop's texts about escrow account, register and supervision: in one line, and in detail; null without both. */
  trust: { line: ContentText; detail: ContentText } | null;
  onQuantity: (quantity: number) => void;
}

/** `/order-process/token`: the amount, or the number of tokens. */
export function TokenStepView(props: TokenStepViewProps) {
  const { offer, form, refusal, lost, failed, busy, pendingReason, today, trust, onQuantity, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const quantity = form.read(useFieldValue(form.fields, 'quantity'));
  // The shop's message about a rule without a name would be in the words of its software.
  const why = (failure: Failure) =>
    failure.kind === 'violations'
      ? t`Dieser Betrag ist zurzeit nicht möglich. Bitte wählen Sie einen anderen.`
      : failureText(failure);
  const reached = reachedMaximum(offer.terms, offer.professional, offer.limits.subscribed);
  if (reached !== null)
    return (
      <>
        <PageHeader title={<Trans>Höchstbetrag erreicht</Trans>} />
        <Card>
          <MaximumNote code={offer.productCode} maximum={reached} subscribed={offer.limits.subscribed} />
        </Card>
      </>
    );
  const refused = refusal && quantity === props.quantity ? why(refusal) : undefined;
  return (
    <OrderStepForm
      {...tokenQuestion()}
      action={t`Weiter zu den Erklärungen`}
      busy={busy}
      busyLabel={t`Betrag wird bestätigt`}
      pendingReason={pendingReason}
      failed={failed}
      submitCount={form.submitCount}
      onSubmit={() => form.submit(onQuantity)}
      onRetry={onRetry}
    >
      {lost && (
        <FormError tone="notice">
          <Trans>
            Ihre begonnene Zeichnung gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas geändert oder
            neu begonnen haben. Ihre Angaben sind noch da: Bitte bestätigen Sie den Betrag noch einmal.
          </Trans>
        </FormError>
      )}
      <section className={`${steps.part} ${classes.offer}`}>
        <OfferFacts offer={offer} />
        <div className={classes.amount}>
          <Amount offer={offer} form={form} refused={refused} />
          <Payments offer={offer} quantity={quantity} today={today} />
          <Allowance offer={offer} quantity={quantity ?? 0} />
        </div>
      </section>
      {trust && (
        <section className={steps.part}>
          <TrustLine line={trust.line} />
          <Disclosure summary={trust.detail.name}>
            <RichText className="small" html={trust.detail.content} />
          </Disclosure>
        </section>
      )}
    </OrderStepForm>
  );
}

function OfferFacts({ offer }: { offer: OfferProps }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const most = capOf(offer);
  const isSaid = most === null || offer.limits.subscribed > 0;
  const items = [...useKeyFacts(offer.terms), ...(isSaid ? [] : [{ term: t`Höchstens`, value: money(most) }])];
  return <DescriptionList variant="facts" items={items} />;
}

/** Maximum that the investor may invest in the bond, in cents; null without a maximum. */
const capOf = ({ terms, professional }: OfferProps): Cents | null =>
  professional ? null : terms.maxSubscriptionNonProfessional;

/** Use of the maximum by earlier orders and by this one; nothing without both a maximum and earlier orders. */
function Allowance({ offer, quantity }: { offer: OfferProps; quantity: number }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const most = capOf(offer);
  const { subscribed } = offer.limits;
  if (most === null || subscribed === 0) return null;
  const left = leftOf(most, subscribed);
  const now = Math.min(left, quantity * (offer.terms.unitPrice ?? 0));
  const part = (key: string, label: string, value: Cents) => ({ key, label, value, valueText: money(value) });
  const label = t`Ihr Höchstbetrag bei dieser Anleihe: ${money(most)}`;
  return (
    <div className={classes.allowance}>
      <p aria-hidden="true">{label}</p>
      <ShareBar
        label={label}
        shares={[
          part('before', t`Schon gezeichnet`, subscribed),
          part('now', t`Diese Zeichnung`, now),
          part('left', t`Bleibt frei`, left - now),
        ]}
      />
    </div>
  );
}

interface PaymentsProps extends Pick<TokenStepViewProps, 'offer' | 'today'> {
  quantity: number | null;
}

/** Price, costs and expected payments of a possible amount, with the risk. */
function Payments({ offer: { limits, terms }, quantity, today }: PaymentsProps) {
  if (terms.unitPrice === null) return null;
  const isPossible = quantity !== null && amountRefusal(quantity, limits, terms) === null;
  return (
    <div className={classes.payments}>
      <Earnings terms={terms} tokens={isPossible ? quantity : null} price={terms.unitPrice} today={today} />
      <LossNote />
    </div>
  );
}

interface AmountProps extends Pick<TokenStepViewProps, 'offer'> {
  form: QuantityForm;
  refused: string | undefined;
}

function Amount({ offer, form, refused }: AmountProps) {
  const { limits, terms } = offer;
  const { t } = useLingui();
  const { number, money } = useFormat();
  const { unitPrice } = terms;
  const price = unitPrice === null ? null : money(unitPrice);
  const range = () => {
    if (limits.max < limits.min) return t`Mehr können Sie von dieser Anleihe zurzeit nicht zeichnen.`;
    return unitPrice !== null && isInEuros(terms)
      ? t`Möglich sind ${money(limits.min * unitPrice)} bis ${money(limits.max * unitPrice)}.`
      : t`Möglich sind ${number(limits.min)} bis ${number(limits.max)}\u00a0Stück.`;
  };
  return (
    <div className={classes.quantity}>
      <TokenField
        form={form}
        terms={terms}
        limits={limits}
        refused={refused}
        hint={price === null ? range() : t`Ein Stück kostet ${price}. ${range()}`}
      >
        <UsualAmounts form={form} terms={terms} limits={limits} capped={capOf(offer) !== null} />
      </TokenField>
    </div>
  );
}
