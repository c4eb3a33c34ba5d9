import { Trans, useLingui } from '@lingui/react/macro';
import { failureDetail } from '#components/failure/messages.ts';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field, type FieldProps, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import steps from '#components/steps/steps.module.css';
import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { amountRefusal } from '#domain/order/refusal.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FormError } from '#ui/Form.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';
import classes from './order.module.css';
import { usePeriodText } from './useTermsText.ts';

export interface OfferProps {
  productName: string;
  terms: Terms;
  limits: QuantityLimits;
  professional: boolean;
}

export interface TokenStepViewProps extends OrderStepProps {
  offer: OfferProps;
  /** Whole tokens, as submitted last. */
  quantity: number;
  /** Why the shop does not sell that quantity. */
  refusal: Failure | null;
  /** The order that was begun is not there any more, or holds something else. */
  lost: boolean;
  draft: FormDraft;
  onQuantity: (quantity: number) => void;
}

/** `/order-process/token`: how many tokens. */
export function TokenStepView(props: TokenStepViewProps) {
  const { offer, order, refusal, lost, failed, busy, pendingReason, onQuantity, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const amount = useAmountForm(props);
  const quantity = useFieldValue(amount.fields, 'quantity');
  const refused = refusal && quantity === props.quantity ? (failureDetail(refusal) ?? failureText(refusal)) : undefined;
  return (
    <OrderStepForm
      title={<Trans>Wie viele Token möchten Sie zeichnen?</Trans>}
      lede={<Trans>Sie gehen noch keine Verpflichtung ein: Am Ende prüfen Sie alles noch einmal.</Trans>}
      action={t`Stückzahl bestätigen`}
      busy={busy}
      busyLabel={t`Stückzahl wird bestätigt`}
      pendingReason={pendingReason}
      failed={failed}
      order={order}
      submitCount={amount.submitCount}
      onSubmit={() => amount.submit((typed) => typed.quantity !== null && onQuantity(typed.quantity))}
      onRetry={onRetry}
    >
      {lost && (
        <FormError>
          <Trans>
            Ihre begonnene Zeichnung gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas geändert oder
            neu begonnen haben. Ihre Angaben sind noch da: Bitte bestätigen Sie die Stückzahl noch einmal.
          </Trans>
        </FormError>
      )}
      <section className={`${steps.part} ${classes.offer}`}>
        <OfferFacts offer={offer} />
        <Field of={amount.fields} name="quantity">
          {(field) => <Amount offer={offer} {...field} error={field.error ?? refused} />}
        </Field>
      </section>
    </OrderStepForm>
  );
}

/** How a quantity is refused before the shop is asked. */
type AmountBreach = { kind: 'required' } | Failure;

/** A preset below the minimum becomes the minimum. */
function useAmountForm({ offer: { limits, terms }, order, quantity, draft }: TokenStepViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return useForm<{ quantity: number | null }, AmountBreach>({
    initial: { quantity: order ? quantity : Math.max(quantity, limits.min) },
    rules: { quantity: [(typed) => (typed === null ? { kind: 'required' } : amountRefusal(typed, limits, terms))] },
    say: (breach) =>
      breach.kind === 'required' ? t`Bitte geben Sie an, wie viele Token Sie zeichnen möchten.` : failureText(breach),
    draft,
    // The quantity comes when its field is left, often by pressing the button.
    onSubmitOnly: true,
  });
}

function OfferFacts({ offer: { terms, professional } }: { offer: OfferProps }) {
  const { t } = useLingui();
  const { rate, date, money } = useFormat();
  const period = usePeriodText();
  const { interestRate, interestPeriod, maturityDate, minSubscription, maxSubscriptionNonProfessional } = terms;
  return (
    <DescriptionList
      variant="facts"
      items={[
        ...(interestRate === null ? [] : [{ term: t`Zins p.\u00a0a.`, value: rate(interestRate) }]),
        ...(interestPeriod === null ? [] : [{ term: t`Auszahlung`, value: period(interestPeriod) }]),
        ...(maturityDate === null ? [] : [{ term: t`Laufzeit bis`, value: date(maturityDate) }]),
        ...(minSubscription === null ? [] : [{ term: t`Mindestens`, value: money(minSubscription) }]),
        ...(maxSubscriptionNonProfessional === null || professional
          ? []
          : [{ term: t`Höchstens`, value: money(maxSubscriptionNonProfessional) }]),
      ]}
    />
  );
}

function Amount({ offer: { limits, terms }, ...field }: FieldProps<number | null> & { offer: OfferProps }) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const price = terms.unitPrice === null ? null : money(terms.unitPrice);
  const range = t`Möglich sind ${number(limits.min)} bis ${number(limits.max)} Token.`;
  return (
    <div className={classes.stepper} data-error={field.error !== undefined || undefined}>
      <QuantityField
        {...field}
        label={t`Stückzahl`}
        hint={price === null ? range : t`Ein Token kostet ${price}. ${range}`}
        step={limits.step}
        min={limits.min}
        labels={{ increase: t`Mehr`, decrease: t`Weniger` }}
      />
    </div>
  );
}
