import { Trans, useLingui } from '@lingui/react/macro';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { AddressLines } from '#components/review/AddressLines.tsx';
import { Points } from '#components/review/Points.tsx';
import { ReadDocuments } from '#components/review/ReadDocuments.tsx';
import { ReviewedMethod } from '#components/review/ReviewedMethod.tsx';
import { ReviewPart } from '#components/review/ReviewPart.tsx';
import steps from '#components/steps/steps.module.css';
import { type Declarations, needsSuitability } from '#domain/order/suitability.ts';
import type { ContentText } from '#domain/shop/content.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RichText } from '#ui/RichText.tsx';
import { useDeclarationWords } from './declarationWords.ts';

export interface ConfirmationStepViewProps {
  order: Order;
  method: PaymentMethod | null;
  documents: readonly LegalDocument[];
  declarations: Declarations;
  professional: boolean;
  accountType: AccountType;
  /** Sum of earlier orders of the same bond, in cents. */
  subscribed: number;
  /** Links to the steps that change something; absent for a step without a choice. */
  edit: { token?: ScreenLink; declarations?: ScreenLink; addresses?: ScreenLink; 'payment-methods'?: ScreenLink };
  back: ScreenLink | undefined;
  /** The shop's block about escrow account, register and supervision; null without one. */
  trust: ContentText | null;
}

/**
 * `/order-process/confirmation`: the whole order for review. The summary and the button are beside it, see
 * `OrderButtonView`.
 */
export function ConfirmationStepView(props: ConfirmationStepViewProps) {
  const { order, method, documents, declarations, professional, accountType } = props;
  const { subscribed, edit, back, trust } = props;
  const { t } = useLingui();
  const { money, number } = useFormat();
  const item = order.items[0];
  const tokens = number(item?.quantity ?? 0);
  return (
    <>
      <PageHeader
        title={<Trans>Bitte prüfen Sie Ihre Zeichnung</Trans>}
        lede={<Trans>Ihre Zeichnung wird erst mit „Zahlungspflichtig bestellen“ verbindlich.</Trans>}
      />
      <Card className={steps.sheet}>
        {item && (
          <ReviewPart title={t`Betrag`} edit={edit.token} editLabel={t`Betrag ändern`}>
            <p>
              <b>{money(order.total)}</b>
              <br />
              <span className="soft small">
                <Trans>
                  {tokens} Stück zu {money(item.unitPrice)}
                </Trans>
              </span>
            </p>
          </ReviewPart>
        )}
        {order.billingAddress && (
          <ReviewPart title={t`Anschrift`} edit={edit.addresses} editLabel={t`Anschrift ändern`}>
            <AddressLines address={order.billingAddress} />
          </ReviewPart>
        )}
        <ReviewPart title={t`Zahlungsart`} edit={edit['payment-methods']} editLabel={t`Zahlungsart ändern`}>
          <ReviewedMethod
            method={method}
            otherwise={<Trans>Wie Sie zahlen, vereinbart die Emittentin mit Ihnen.</Trans>}
          />
        </ReviewPart>
        <ReviewPart title={t`Ihre Erklärungen`} edit={edit.declarations} editLabel={t`Erklärungen ändern`}>
          <Declared
            accountType={accountType}
            declarations={declarations}
            suitability={needsSuitability({ total: order.total, subscribed, professional })}
          />
        </ReviewPart>
        <ReadDocuments documents={documents} />
        {trust && (
          <ReviewPart title={trust.name}>
            <RichText className="small" html={trust.content} />
          </ReviewPart>
        )}
        {back && (
          <div className="wide-only">
            <ButtonLink variant="secondary" {...back}>{t`Zurück`}</ButtonLink>
          </div>
        )}
      </Card>
    </>
  );
}

interface DeclaredProps {
  accountType: AccountType;
  declarations: Declarations;
  suitability: boolean;
}

/** The declarations, in the words in which the investor made them. */
function Declared({ accountType, declarations, suitability }: DeclaredProps) {
  const { money } = useFormat();
  const words = useDeclarationWords(accountType);
  const { basis, freeAssets, monthlyNetIncome, taxResidency } = declarations;
  const assets = suitability && basis === 'assets' && freeAssets !== null ? money(freeAssets) : null;
  const income = suitability && basis === 'income' && monthlyNetIncome !== null ? money(monthlyNetIncome) : null;
  return (
    <Points>
      {assets && <li>{words.assetsAre(assets)}</li>}
      {income && <li>{words.incomeIs(income)}</li>}
      {declarations.totalLossUnderstood && <li>{words.totalLossUnderstood}</li>}
      {declarations.lossBearable && <li>{words.lossBearable}</li>}
      {taxResidency === 'none' && <li>{words.notTaxResident}</li>}
    </Points>
  );
}
