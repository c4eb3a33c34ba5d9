import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureDetail } from '#components/failure/messages.ts';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field, type FieldProps, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Declarations } from '#domain/order/suitability.ts';
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
import classes from './order.module.css';
import { type Errand, StepForm } from './StepForm.tsx';
import { useDeclarationsForm } from './useDeclarationsForm.ts';
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
  /** Why the shop does not sell that quantity. */
  refusal: Failure | null;
  /** The order that was begun is not there any more, or holds something else. */
  lost: boolean;
  /** What was declared does not cover what is ordered now. */
  changed: boolean;
  failed: Failure | null;
  busy: boolean;
  /** Busy because the shop is asked how the order stands. */
  pendingReason: Errand | null;
  amountDraft: FormDraft;
  declarationsDraft: FormDraft;
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
  const { offer, order, declaring, refusal, lost, changed } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const amount = useAmountForm(props);
  const declarations = useDeclarationsForm({
    total: declaring ?? 0,
    professional: offer.professional,
    documentIds: offer.legalDocuments.map(({ id }) => id),
    declarations: props.declarations,
    draft: props.declarationsDraft,
    onDeclare: props.onDeclare,
  });
  const quantity = useFieldValue(amount.fields, 'quantity');
  // What appears after the amount takes the focus; what stood there from the start does not.
  const [appearing] = useState(declaring === null);
  const confirmed = order?.items[0]?.quantity === quantity;
  const declares = declaring !== null && confirmed;
  const refused = refusal && quantity === props.quantity ? (failureDetail(refusal) ?? failureText(refusal)) : undefined;

  const submit = () => {
    if (declares) declarations.submit(props.onDeclared);
    else amount.submit((typed) => typed.quantity !== null && props.onQuantity(typed.quantity));
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
        submitCount={amount.submitCount + declarations.submitCount}
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
        {changed && (
          <FormError>
            <Trans>
              Seit Ihren Erklärungen hat sich etwas geändert, etwa ein Dokument oder der Betrag. Bestellt ist noch
              nichts: Bitte prüfen Sie Ihre Erklärungen noch einmal.
            </Trans>
          </FormError>
        )}
        <section className={`${classes.part} ${classes.offer}`}>
          <OfferFacts offer={offer} />
          <Field of={amount.fields} name="quantity">
            {(field) => <Amount offer={offer} {...field} error={field.error ?? refused} />}
          </Field>
        </section>
        {declaring !== null && (
          <DeclarationsView
            fields={declarations.fields}
            total={declaring}
            documents={offer.legalDocuments}
            openedDocumentIds={props.declarations.openedDocumentIds}
            professional={offer.professional}
            appearing={appearing}
            openingId={props.openingId}
            onOpen={props.onOpen}
          />
        )}
      </StepForm>
    </>
  );
}

/** How a quantity is refused before the shop is asked. */
type AmountBreach = { kind: 'required' } | Failure;

/** A preset below the minimum becomes the minimum. */
function useAmountForm({ offer: { limits, terms }, order, quantity, amountDraft }: TokenStepViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return useForm<{ quantity: number | null }, AmountBreach>({
    initial: { quantity: order ? quantity : Math.max(quantity, limits.min) },
    rules: { quantity: [(typed) => (typed === null ? { kind: 'required' } : amountRefusal(typed, limits, terms))] },
    say: (breach) =>
      breach.kind === 'required' ? t`Bitte geben Sie an, wie viele Token Sie zeichnen möchten.` : failureText(breach),
    draft: amountDraft,
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
