import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DeclarationsChange } from '#machines/flows/order/types.ts';
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
  /** Sum of earlier orders of the same bond, in cents. */
  subscribed: number;
  declarations: Declarations;
  draft: FormDraft;
  /** Reason why the declarations no longer cover the order; null if they do. */
  changed: DeclarationsChange | null;
  /** Id of the document being fetched; null if none. */
  openingId: number | null;
  withoutFile: readonly LegalDocument[];
  /** Link to the amount. */
  back: ScreenLink;
  onDeclare: (declarations: Declarations) => void;
  onDeclared: (declarations: Declarations) => void;
  onOpen: (document: LegalDocument) => void;
}

/** Declarations for the amount that the shop confirmed, at the amount's URL (requirements 5.20 and 5.21). */
export function DeclarationsStepView(props: DeclarationsStepViewProps) {
  const { order, legalDocuments, professional, accountType, subscribed, declarations, draft, changed } = props;
  const { openingId, withoutFile, back, failed, busy, pendingReason, onDeclare, onDeclared, onOpen, onRetry } = props;
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
      busyLabel={t`Unterlagen werden bestätigt`}
      pendingReason={pendingReason}
      failed={failed}
      back={back}
      submitCount={form.submitCount}
      onSubmit={() => form.submit((fields) => onDeclared(declarationsOf(fields, declarations.openedDocumentIds)))}
      onRetry={onRetry}
    >
      {changed && (
        <FormError tone="notice">
          <Changed change={changed} total={order.total} documents={legalDocuments} />{' '}
          <Trans>Es wurde noch nichts bestellt. Bitte prüfen Sie Ihre Erklärungen noch einmal.</Trans>
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
        withoutFile={withoutFile}
        onOpen={onOpen}
      />
    </OrderStepForm>
  );
}

interface ChangedProps {
  change: DeclarationsChange;
  /** Total of the order in cents. */
  total: number;
  documents: readonly LegalDocument[];
}

/** Names the changes since the declarations were made. */
function Changed({ change: { was, added }, total, documents }: ChangedProps) {
  const { i18n } = useLingui();
  const { money } = useFormat();
  const names = documents.filter(({ id }) => added.includes(id)).map(({ name }) => name);
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <>
      {was !== null && (
        <>
          <Trans>
            Der Betrag hat sich geändert: von {money(was)} auf {money(total)}.
          </Trans>{' '}
        </>
      )}
      {names.length > 0 && (
        <Plural
          value={names.length}
          one={`Neu in den Unterlagen ist ${list}.`}
          other={`Neu in den Unterlagen sind ${list}.`}
        />
      )}
      {was === null && names.length === 0 && (
        <Trans>
          Ihre Erklärungen gelten für diese Zeichnung nicht mehr: Vielleicht wurde sie in einem anderen Tab geändert,
          oder Sie haben inzwischen mehr von dieser Anleihe gezeichnet.
        </Trans>
      )}
    </>
  );
}
