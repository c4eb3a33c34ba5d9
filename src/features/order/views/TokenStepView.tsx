import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureDetail } from '#components/failure/messages.ts';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { DeclarationProblem, Declarations } from '#domain/order/suitability.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FormError } from '#ui/Form.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { amountRefusal } from './amountRefusal.ts';
import { DeclarationsView } from './DeclarationsView.tsx';
import type { TypedFields } from './fields.ts';
import classes from './order.module.css';
import { type Errand, StepForm } from './StepForm.tsx';
import { usePeriodText } from './useTermsText.ts';

export interface OfferProps {
  productName: string;
  terms: Terms;
  limits: QuantityLimits;
  legalDocuments: LegalDocument[];
  professional: boolean;
}

export interface TokenStepViewProps {
  offer: OfferProps;
  /** Whole tokens, as submitted last. */
  quantity: number;
  /** The order as the shop confirmed it for that quantity; null before. */
  order: Order | null;
  /** Amount in cents that the declarations are made for; null while they are not asked for. */
  declaring: number | null;
  declarations: Declarations;
  /** All that the declarations still lack; shown where it concerns a field that was left, or all on submit. */
  problems: readonly DeclarationProblem[];
  /** Why the shop does not sell that quantity. */
  refusal: Failure | null;
  /** The order that was begun is not there any more, or holds something else. */
  lost: boolean;
  failed: Failure | null;
  busy: boolean;
  /** Busy because the shop is asked how the order stands. */
  pendingReason: Errand | null;
  typed: TypedFields;
  /** Document that is being fetched. */
  openingId: number | null;
  onQuantity: (quantity: number) => void;
  onDeclare: (declarations: Declarations) => void;
  onDeclared: () => void;
  onOpen: (document: LegalDocument) => void;
  onRetry: () => void;
}

/** `/order-process/token`: how many tokens, and then what the investor has to declare (spec section 5). */
export function TokenStepView(props: TokenStepViewProps) {
  const { offer, order, declaring, problems, refusal, lost, typed } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const [quantity, setQuantity] = useState(() => firstQuantity(props));
  const [refusals, setRefusals] = useState(0);
  const [checked, setChecked] = useState<'amount' | 'all' | null>(null);
  // What appears after the amount takes the focus; what stood there from the start does not.
  const [appearing] = useState(declaring === null);
  const confirmed = order?.items[0]?.quantity === quantity;
  const declares = declaring !== null && confirmed;

  const change = (next: number | null) => {
    setQuantity(next);
    setChecked(null);
    typed.write('quantity', next === null ? '' : String(next));
  };
  const submit = () => {
    const open = declares
      ? problems.length > 0
      : quantity === null || amountRefusal(quantity, offer.limits, offer.terms);
    setChecked(declares ? 'all' : 'amount');
    if (open) setRefusals(refusals + 1);
    else if (declares) props.onDeclared();
    else if (quantity !== null) props.onQuantity(quantity);
  };

  const amountError = () => {
    const ownRefusal = quantity === null ? null : amountRefusal(quantity, offer.limits, offer.terms);
    if (checked === 'amount' && quantity === null) return t`Bitte geben Sie an, wie viele Token Sie zeichnen möchten.`;
    if (checked === 'amount' && ownRefusal) return failureText(ownRefusal);
    if (refusal && quantity === props.quantity) return failureDetail(refusal) ?? failureText(refusal);
    return undefined;
  };

  return (
    <>
      <PageHeader
        title={<Trans>Wie viele Token möchten Sie zeichnen?</Trans>}
        lede={<Trans>Sie gehen noch keine Verpflichtung ein: Am Ende prüfen Sie alles noch einmal.</Trans>}
      />
      <StepForm
        action={declares ? t`Weiter zur Anschrift` : t`Stückzahl bestätigen`}
        busy={props.busy}
        pendingReason={props.pendingReason}
        busyLabel={declares ? t`Dokumente werden bestätigt` : t`Stückzahl wird bestätigt`}
        failed={props.failed}
        order={order}
        refusals={refusals}
        onSubmit={submit}
        onRetry={props.onRetry}
      >
        {lost && (
          <FormError>
            <Trans>
              Ihre begonnene Zeichnung gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas geändert oder
              neu begonnen haben. Ihre Angaben sind noch da: Bitte bestätigen Sie die Stückzahl noch einmal.
            </Trans>
          </FormError>
        )}
        <section className={`${classes.part} ${classes.offer}`}>
          <OfferFacts offer={offer} />
          <Amount offer={offer} value={quantity} onChange={change} error={amountError()} />
        </section>
        {declaring !== null && (
          <DeclarationsView
            total={declaring}
            documents={offer.legalDocuments}
            professional={offer.professional}
            declarations={props.declarations}
            problems={problems}
            appearing={appearing}
            showAll={checked === 'all'}
            typed={typed}
            openingId={props.openingId}
            onChange={props.onDeclare}
            onOpen={props.onOpen}
          />
        )}
      </StepForm>
    </>
  );
}

/** What was being typed, else what was submitted; a preset below the minimum becomes the minimum. */
function firstQuantity({ typed, quantity, offer, order }: TokenStepViewProps): number | null {
  const kept = typed.read('quantity');
  if (kept !== undefined) return kept === '' ? null : Number(kept);
  return order ? quantity : Math.max(quantity, offer.limits.min);
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

interface AmountProps {
  offer: OfferProps;
  value: number | null;
  onChange: (quantity: number | null) => void;
  error: string | undefined;
}

function Amount({ offer: { limits, terms }, value, onChange, error }: AmountProps) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const price = terms.unitPrice === null ? null : money(terms.unitPrice);
  const range = t`Möglich sind ${number(limits.min)} bis ${number(limits.max)} Token.`;
  return (
    <div className={classes.stepper} data-error={error !== undefined || undefined}>
      <QuantityField
        label={t`Stückzahl`}
        hint={price === null ? range : t`Ein Token kostet ${price}. ${range}`}
        name="quantity"
        value={value}
        onChange={onChange}
        error={error}
        step={limits.step}
        min={limits.min}
        labels={{ increase: t`Mehr`, decrease: t`Weniger` }}
      />
    </div>
  );
}
