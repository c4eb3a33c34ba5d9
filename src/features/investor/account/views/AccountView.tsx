import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlaceList, type PlaceRow } from '#components/account/PlaceList.tsx';
import { type AccountPlaceName, accountGroups } from '#components/account/places.tsx';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { maskedIban } from '#domain/banking/maskedIban.ts';
import { nextPayout } from '#domain/money/payouts.ts';
import { openTestOf, type Step } from '#domain/onboarding/steps.ts';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { isProfessional, needsMigration } from '#domain/person/customerStatus.ts';
import { nameOf } from '#domain/person/name.ts';
import type { Customer, Payout } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LoadingRegion, SkeletonLine } from '#ui/Skeleton.tsx';
import { BankIcon, CardIcon, UndoIcon } from '#ui/signIcons.tsx';
import { type Classification, ClassificationView } from './ClassificationView.tsx';
import { ClearancePlaceholder, ClearanceView } from './ClearanceView.tsx';
import classes from './overview.module.css';
import { SessionView, type SessionViewProps } from './SessionView.tsx';

export interface AccountViewProps extends SessionViewProps {
  read: AsyncData<Customer>;
  /** The latest orders. */
  orders: AsyncData<Order[]>;
  payouts: AsyncData<Payout[]>;
  answers: AsyncData<AnsweredQuestionnaire[]>;
  /** First open step of the self-disclosure; null if there is none, or unknown yet. */
  step: Step | null;
  /** Requested classification after returning from the self-disclosure; otherwise empty. */
  classified: string;
  onClassify: (wanted: Classification) => void;
  today: CalendarDate;
}

/** `/account`: all account pages by subject, each with its state at the end of its row; none waits for the data. */
export function AccountView({ read, orders, payouts, today, onLocale, onLogout, ...more }: AccountViewProps) {
  const { t } = useLingui();
  const customer = read.data;
  const all = allOf(read, orders, payouts);
  const isCurrent = customer !== null && !read.loading && read.failure === null;
  const places = useRows({ customer, isCurrent, orders: orders.data, payouts: payouts.data, today });
  return (
    <div className="row page">
      <AccountHeader read={read} />
      <div className="stack" data-gap="lg">
        {isMissing(all) && (
          <Card padded={false}>
            <LoadFailed
              title={
                customer === null
                  ? t`Ihr Konto konnte nicht geladen werden.`
                  : t`Offene Zahlungen und die nächste Auszahlung konnten nicht geladen werden.`
              }
              failure={all.failure}
              onRetry={all.onRetry}
            />
          </Card>
        )}
        {customer !== null && more.classified === (isProfessional(customer) ? 'professional' : 'private') && (
          <Classified customer={customer} />
        )}
        <div className={classes.columns}>
          <div className="stack" data-gap="lg">
            {customer !== null ? (
              <Clearance customer={customer} {...more} />
            ) : (
              !isMissing(read) && (
                <LoadingRegion label={t`Wird geladen`}>
                  <ClearancePlaceholder />
                </LoadingRegion>
              )
            )}
            <Section
              title={<Trans>Persönliches</Trans>}
              rows={places('migration', 'profile', 'company', 'email', 'bank')}
            />
            <Section title={<Trans>Sicherheit</Trans>} rows={places('password', 'twoFactor')} />
          </div>
          <div className="stack" data-gap="lg">
            <Section title={<Trans>Anlage</Trans>} rows={places('orders', 'wallet', 'payouts')} />
            <Section title={<Trans>Dokumente</Trans>} rows={places('invoices', 'excerpts', 'custody')} />
            <Card padded={false}>
              <PlaceList rows={places('referrals')} />
            </Card>
            <SessionView onLocale={onLocale} onLogout={onLogout} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Page header with the account holder's name once it has loaded. */
export function AccountHeader({ read: { data, loading } }: Pick<AccountViewProps, 'read'>) {
  return (
    <PageHeader
      eyebrow={data ? nameOf(data) : loading ? <SkeletonLine width="8em" /> : '\u00a0'}
      title={<Trans>Mein Konto</Trans>}
    />
  );
}

const Section = ({ title, rows }: { title: ReactNode; rows: readonly PlaceRow[] }) => (
  <Panel title={title} flush>
    <PlaceList rows={rows} />
  </Panel>
);

/** Row without a place of its own in the account's navigation. */
type FurtherRow = 'migration' | 'company' | 'bank';

/** Returns the rows by name, with their states as far as these are known; rows that do not apply are left out. */
function useRows({
  customer,
  isCurrent,
  orders,
  payouts,
  today,
}: {
  customer: Customer | null;
  /** False for a customer read earlier, whose account numbers the device may not have kept. */
  isCurrent: boolean;
  orders: Order[] | null;
  payouts: Payout[] | null;
  today: CalendarDate;
}) {
  const { t } = useLingui();
  const { date, number } = useFormat();
  const isCompany = customer?.accountType === 'company';
  const iban = (isCompany ? customer.company : customer)?.iban ?? null;
  const unpaid = unpaidOf(orders ?? []);
  const count = number(unpaid.length);
  const next = payouts && nextPayout(payouts, today);
  const states: Partial<Record<AccountPlaceName, ReactNode>> = {
    email: customer?.email,
    twoFactor:
      customer &&
      (customer.twoFactorEnabled ? (
        <Badge tone="positive">
          <Trans>Ein</Trans>
        </Badge>
      ) : (
        <span className={classes.off}>
          <Badge tone="warning">
            <Trans>Aus</Trans>
          </Badge>
          <Trans>Aktivieren</Trans>
        </span>
      )),
    orders: unpaid.length > 0 && <Badge tone="warning">{t`${count} zu bezahlen`}</Badge>,
    payouts: next && (
      <>
        {date(next.payoutDate)} · <Money cents={next.amount} />
      </>
    ),
  };
  const further: Record<FurtherRow, PlaceRow | null> = {
    migration:
      customer && needsMigration(customer)
        ? {
            name: 'migration',
            href: pathTo('/migration'),
            icon: <UndoIcon />,
            label: <Trans>Daten übernehmen</Trans>,
            state: (
              <Badge tone="warning">
                <Trans>Offen</Trans>
              </Badge>
            ),
          }
        : null,
    company: isCompany
      ? {
          name: 'company',
          href: pathTo('/account/company-edit'),
          icon: <CardIcon />,
          label: <Trans>Unternehmensdaten</Trans>,
          state: customer.company?.companyName,
        }
      : null,
    bank: {
      name: 'bank',
      href: isCompany ? pathTo('/account/company-edit') : pathTo('/account/edit'),
      icon: <BankIcon />,
      label: <Trans>Bankverbindung</Trans>,
      state: iban === null ? isCurrent && <Trans>Fehlt noch</Trans> : maskedIban(iban),
    },
  };
  const places = accountGroups('investor').flatMap((group) => group.places);
  return (...names: (AccountPlaceName | FurtherRow)[]): PlaceRow[] =>
    names.flatMap((name) => {
      if (name in further) return further[name as FurtherRow] ?? [];
      return places
        .filter((place) => place.name === name)
        .map((place) => ({ ...place, state: states[place.name] || undefined }));
    });
}

function Clearance({
  customer,
  answers,
  step,
  onClassify,
}: Pick<AccountViewProps, 'answers' | 'step' | 'onClassify'> & { customer: Customer }) {
  const openTest = answers.data && openTestOf({ customer, answers: answers.data });
  return (
    <ClearanceView customer={customer} openTest={openTest} step={step}>
      <ClassificationView customer={customer} answers={answers} onChange={onClassify} />
    </ClearanceView>
  );
}

/** Confirms the requested classification (requirement 8.19: professional classification). */
function Classified({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  return isProfessional(customer) ? (
    <Banner tone="success" title={t`Sie sind jetzt als professioneller Kunde eingestuft.`}>
      <Trans>Den Hinweis, worauf Sie verzichten, haben wir Ihnen auch per E-Mail geschickt.</Trans>
    </Banner>
  ) : (
    <Banner tone="success" title={t`Sie sind als Privatkunde eingestuft.`}>
      <Trans>Für Sie gilt der volle Anlegerschutz.</Trans>
    </Banner>
  );
}
