import { Trans, useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { FormError } from '#ui/Form.tsx';
import { DeclarationsView } from './DeclarationsView.tsx';
import { declarationsOf } from './declarationFields.ts';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';
import { useDeclarationsForm } from './useDeclarationsForm.ts';

export interface DeclarationsStepViewProps extends OrderStepProps {
  order: Order;
  legalDocuments: readonly LegalDocument[];
  professional: boolean;
  accountType: AccountType;
  /** What was subscribed of the same bond before, in cents. */
  subscribed: number;
  declarations: Declarations;
  draft: FormDraft;
  /** What was declared does not cover what is ordered now. */
  changed: boolean;
  /** Document that is being fetched. */
  openingId: number | null;
  /** The amount. */
  back: ScreenLink;
  onDeclare: (declarations: Declarations) => void;
  onDeclared: (declarations: Declarations) => void;
  onOpen: (document: LegalDocument) => void;
}

/** What the investor declares for the amount that the shop confirmed, at the amount's address (spec section 5). */
export function DeclarationsStepView(props: DeclarationsStepViewProps) {
  const { order, legalDocuments, professional, accountType, subscribed, declarations, draft, changed } = props;
  const { openingId, back, failed, busy, pendingReason, onDeclare, onDeclared, onOpen, onRetry } = props;
  const { t } = useLingui();
  const form = useDeclarationsForm({
    total: order.total,
    subscribed,
    professional,
    accountType,
    documentIds: legalDocuments.map(({ id }) => id),
    declarations,
    draft,
    onDeclare,
  });
  return (
    <OrderStepForm
      title={<Trans>Was wir von Ihnen wissen müssen</Trans>}
      lede={<Trans>Das Gesetz verlangt diese Angaben. Wir speichern sie mit Ihrer Zeichnung.</Trans>}
      action={t`Weiter zur Anschrift`}
      busy={busy}
      busyLabel={t`Dokumente werden bestätigt`}
      pendingReason={pendingReason}
      failed={failed}
      back={back}
      submitCount={form.submitCount}
      onSubmit={() => form.submit((fields) => onDeclared(declarationsOf(fields, declarations.openedDocumentIds)))}
      onRetry={onRetry}
    >
      {changed && (
        <FormError tone="notice">
          <Trans>
            Seit Ihren Erklärungen hat sich etwas geändert, etwa ein Dokument oder der Betrag. Bestellt ist noch nichts:
            Bitte prüfen Sie Ihre Erklärungen noch einmal.
          </Trans>
        </FormError>
      )}
      <DeclarationsView
        fields={form.fields}
        total={order.total}
        subscribed={subscribed}
        documents={legalDocuments}
        openedDocumentIds={declarations.openedDocumentIds}
        professional={professional}
        accountType={accountType}
        openingId={openingId}
        onOpen={onOpen}
      />
    </OrderStepForm>
  );
}
