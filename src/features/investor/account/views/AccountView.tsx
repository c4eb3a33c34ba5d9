import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { AccountPlaces } from '#components/account/AccountPlaces.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { openTestOf, type Step } from '#domain/onboarding/steps.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import { nameOf } from '#domain/person/name.ts';
import type { Customer, Payout } from '#domain/shop/customer.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './account.module.css';
import { type Classification, ClassificationView } from './ClassificationView.tsx';
import { ClearanceView } from './ClearanceView.tsx';
import { NewestInvoicesView, NextPayoutView } from './ComingView.tsx';
import { PayoutAccountView } from './PayoutAccountView.tsx';
import { SessionView, type SessionViewProps } from './SessionView.tsx';
import { WaitingView, type WaitingViewProps } from './WaitingView.tsx';

export interface AccountViewProps extends SessionViewProps {
  read: AsyncData<Customer>;
  orders: WaitingViewProps['orders'];
  payouts: AsyncData<Payout[]>;
  invoices: AsyncData<Invoice[]>;
  answers: AsyncData<AnsweredQuestionnaire[]>;
  /** First open step of the self-disclosure; null if there is none, or unknown yet. */
  step: Step | null;
  /** Requested classification after returning from the self-disclosure; otherwise empty. */
  classified: string;
  onClassify: (wanted: Classification) => void;
  today: CalendarDate;
  /** Id of the invoice being downloaded; null if none. */
  saving: number | null;
  onSave: (invoice: Invoice) => void;
}

/**
 * `/account`: approval, pending tasks, next payout, bank account, newest invoices, classification and security. Without
 * room for the navigation at the side, links to the other account pages follow the tasks.
 */
export function AccountView({ read, onLocale, onLogout, ...more }: AccountViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="overview">
      <AccountHeader read={read} />
      <Async
        read={read}
        failed={t`Ihr Konto konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            {['7rem', '16rem', '16rem', '15rem'].map((height, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have fixed places
              <SkeletonBlock key={place} height={height} />
            ))}
          </div>
        }
      >
        {(customer) => <Overview customer={customer} {...more} />}
      </Async>
      {read.data === null && <AccountPlaces />}
      <SessionView onLocale={onLocale} onLogout={onLogout} />
    </AccountLayout>
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

function Overview({
  customer,
  orders,
  payouts,
  invoices,
  answers,
  step,
  classified,
  onClassify,
  today,
  saving,
  onSave,
}: Omit<AccountViewProps, 'read' | keyof SessionViewProps> & { customer: Customer }) {
  const { t } = useLingui();
  const { email, twoFactorEnabled } = customer;
  const openTest = answers.data && openTestOf({ customer, answers: answers.data });
  const rows = [
    {
      key: 'email',
      term: <Trans>E-Mail-Adresse</Trans>,
      value: email,
      href: pathTo('/account/change-email'),
      way: <Trans>Ändern</Trans>,
      name: t`E-Mail-Adresse ändern`,
    },
    {
      key: 'password',
      term: <Trans>Passwort</Trans>,
      value: '••••••••',
      href: pathTo('/account/change-password'),
      way: <Trans>Ändern</Trans>,
      name: t`Passwort ändern`,
    },
    {
      key: 'twoFactor',
      term: <Trans>Zwei-Faktor-Anmeldung</Trans>,
      value: twoFactorEnabled ? <Trans>Eingeschaltet</Trans> : <Trans>Nicht eingerichtet</Trans>,
      href: pathTo('/account/two-factor'),
      way: twoFactorEnabled ? <Trans>Verwalten</Trans> : <Trans>Einrichten</Trans>,
      name: twoFactorEnabled ? t`Zwei-Faktor-Anmeldung verwalten` : t`Zwei-Faktor-Anmeldung einrichten`,
    },
  ];
  return (
    <>
      {classified === (isProfessional(customer) ? 'professional' : 'private') && <Classified customer={customer} />}
      <ClearanceView customer={customer} openTest={openTest} step={step} />
      <WaitingView customer={customer} orders={orders} isStepOpen={step !== null || openTest !== null} today={today} />
      <AccountPlaces />
      <div className={classes.pair}>
        <div className="stack" data-gap="lg">
          <NextPayoutView read={payouts} today={today} />
          <PayoutAccountView customer={customer} />
        </div>
        <NewestInvoicesView read={invoices} saving={saving} onSave={onSave} />
      </div>
      <ClassificationView customer={customer} answers={answers} onChange={onClassify} />
      <Panel title={<Trans>Anmeldung und Sicherheit</Trans>}>
        <dl className={classes.rows}>
          {rows.map(({ key, term, value, href, way, name }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{value}</dd>
              <dd>
                <Link variant="strong" className="small" href={href} aria-label={name}>
                  {way}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
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
