import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { useFieldValue } from '#components/form/Field.tsx';
import { useKeyFacts } from '#components/product/useKeyFacts.ts';
import { TokenField } from '#components/quantity/TokenField.tsx';
import type { QuantityForm } from '#components/quantity/useQuantityForm.ts';
import steps from '#components/steps/steps.module.css';
import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FormError } from '#ui/Form.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';
import classes from './order.module.css';
import { tokenQuestion } from './tokenQuestion.tsx';

export interface OfferProps {
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
  /** Amount that the investor may still invest in this bond, in cents; null without a limit or earlier orders. */
  remaining?: Cents | null;
  form: QuantityForm;
  onQuantity: (quantity: number) => void;
}

/** `/order-process/token`: the number of tokens. */
export function TokenStepView(props: TokenStepViewProps) {
  const { offer, remaining = null, form, refusal, lost, failed, busy, pendingReason, onQuantity, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const quantity = form.read(useFieldValue(form.fields, 'quantity'));
  // The shop's message about a rule without a name would be in the words of its software.
  const why = (failure: Failure) =>
    failure.kind === 'violations'
      ? t`Diese Stückzahl ist zurzeit nicht möglich. Bitte wählen Sie eine andere.`
      : failureText(failure);
  const refused = refusal && quantity === props.quantity ? why(refusal) : undefined;
  return (
    <OrderStepForm
      {...tokenQuestion()}
      action={t`Weiter zu den Erklärungen`}
      busy={busy}
      busyLabel={t`Stückzahl wird bestätigt`}
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
            neu begonnen haben. Ihre Angaben sind noch da: Bitte bestätigen Sie die Stückzahl noch einmal.
          </Trans>
        </FormError>
      )}
      <section className={`${steps.part} ${classes.offer}`}>
        <OfferFacts offer={offer} />
        <Amount offer={offer} remaining={remaining} form={form} refused={refused} />
      </section>
    </OrderStepForm>
  );
}

function OfferFacts({ offer: { terms, professional } }: { offer: OfferProps }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const most = professional ? null : terms.maxSubscriptionNonProfessional;
  const items = [...useKeyFacts(terms), ...(most === null ? [] : [{ term: t`Höchstens`, value: money(most) }])];
  return <DescriptionList variant="facts" items={items} />;
}

interface AmountProps extends Pick<TokenStepViewProps, 'offer' | 'remaining'> {
  form: QuantityForm;
  refused: string | undefined;
}

function Amount({ offer: { limits, terms }, remaining = null, form, refused }: AmountProps) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const price = terms.unitPrice === null ? null : money(terms.unitPrice);
  const range =
    limits.max < limits.min
      ? t`Mehr können Sie von dieser Anleihe zurzeit nicht zeichnen.`
      : t`Möglich sind ${number(limits.min)} bis ${number(limits.max)} Stück.`;
  return (
    <div className={classes.quantity}>
      <TokenField
        form={form}
        terms={terms}
        limits={limits}
        refused={refused}
        label={t`Stückzahl`}
        hint={price === null ? range : t`Ein Stück kostet ${price}. ${range}`}
      />
      {remaining !== null && (
        <p className={classes.note}>
          <Trans>noch {money(remaining)} möglich</Trans>
        </p>
      )}
    </div>
  );
}
