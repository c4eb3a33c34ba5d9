import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData, isLacking } from '#components/async/Async.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { isBanned } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Discount, Referral } from '#domain/shop/referral.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { DiscountPart } from './DiscountPart.tsx';
import { LinkPart, type Recommendation } from './LinkPart.tsx';
import { ReferralsPart } from './ReferralsPart.tsx';

export interface ReferralsViewProps {
  read: AsyncData<Customer>;
  referrals: AsyncData<Referral[]>;
  /** At most one discount. */
  discount: AsyncData<Discount[]>;
  /** True if the discount was accepted just now. */
  accepted: boolean;
  form: FormViewProps<{ code: string }>;
  year: number;
  /** Returns the URL to share; null for customers who may not refer others. */
  urlOf: (customer: Customer) => string | null;
  /** Renders the QR code of a URL. */
  codeOf: (url: string) => ReactNode;
  /** Opens the device's own dialog for sharing; null without one. */
  onShare: ((recommendation: Recommendation) => void) | null;
}

/** `/account/attract-investors`: the link, its referrals and commission, and the customer's own discount code. */
export function ReferralsView({ read, referrals, discount, accepted, form, year, ...ways }: ReferralsViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="referrals">
      <Async
        read={read}
        page={t`Parkett empfehlen`}
        failed={t`Ihr Empfehlungslink konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="24rem" />}
      >
        {(customer) => (
          <>
            <Referring customer={customer} isListed={!isLacking(referrals)} {...ways} />
            {/* Customers who may not refer others see only earlier referrals, if there are any. */}
            {(ways.urlOf(customer) !== null || referrals.data?.length !== 0) && (
              <ReferralsPart read={referrals} year={year} />
            )}
            {/* A code brings a credit with the next order, so customers who cannot order are not offered the field. */}
            {(!isBanned(customer) || (discount.data?.length ?? 0) > 0) && (
              <DiscountPart read={discount} accepted={accepted} {...form} />
            )}
          </>
        )}
      </Async>
    </AccountLayout>
  );
}

function NotReferring({ banned }: { banned: boolean }) {
  return (
    <Panel title={<Trans>Ihr Konto ist nicht für Empfehlungen freigegeben</Trans>}>
      <div className="stack" data-gap="md">
        <p className="soft">
          {banned ? (
            <Trans>
              Ihr Konto ist gesperrt. Deshalb haben Sie keinen Link, erhalten keine Provision und können keinen
              Gutscheincode einlösen.
            </Trans>
          ) : (
            <Trans>Deshalb haben Sie keinen Link und erhalten keine Provision. Den Grund nennen wir Ihnen gern.</Trans>
          )}
        </p>
        <div>
          <ButtonLink variant="secondary" href={banned ? pathTo('/banned') : pathTo('/contact')}>
            {banned ? <Trans>Was das bedeutet</Trans> : <Trans>Zum Kontakt</Trans>}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function Referring({
  customer,
  isListed,
  urlOf,
  codeOf,
  onShare,
}: Pick<ReferralsViewProps, 'urlOf' | 'codeOf' | 'onShare'> & { customer: Customer; isListed: boolean }) {
  const { money } = useFormat();
  const url = urlOf(customer);
  const { referralCode, referralCommission } = customer;
  if (url === null)
    return (
      <>
        <PageHeader title={<Trans>Parkett empfehlen</Trans>} />
        <NotReferring banned={isBanned(customer)} />
      </>
    );
  const commission = referralCommission === null ? null : money(referralCommission);
  return (
    <>
      <PageHeader
        title={<Trans>Parkett empfehlen</Trans>}
        lede={
          commission === null ? (
            isListed && (
              <Trans>Personen, die sich über Ihren Link registrieren, sehen Sie hier mit Initialen und Status.</Trans>
            )
          ) : (
            <Trans>
              Zeichnet jemand über Ihren Link, erhalten Sie {commission} nach der ersten abgerechneten Zeichnung. Wir
              schreiben Ihnen dann.
            </Trans>
          )
        }
      />
      <LinkPart url={url} code={referralCode} commission={commission} scanned={codeOf(url)} onShare={onShare} />
    </>
  );
}
