import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { commissionsOf, countsOf } from '#domain/person/referrals.ts';
import type { Referral, ReferralStatus } from '#domain/shop/referral.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './referrals.module.css';

const tones: Readonly<Record<ReferralStatus, BadgeTone>> = {
  unverified: 'neutral',
  disclosing: 'neutral',
  cleared: 'neutral',
  subscribed: 'info',
  settled: 'positive',
};

/** Referred customers by their initials, with their progress and the commission earned. */
export function ReferralsPart({ read, year }: { read: AsyncData<Referral[]>; year: number }) {
  const { t } = useLingui();
  const terms = <Link variant="plain" href={pathTo('/cms/$code', { code: 'referral-terms' })}>{t`Bedingungen`}</Link>;
  return (
    <Panel title={<Trans>Ihre Empfehlungen</Trans>} action={terms} flush={(read.data?.length ?? 0) > 0}>
      <Async
        read={read}
        failed={t`Ihre Empfehlungen konnten nicht geladen werden.`}
        lacking={
          <Trans>
            Registrierungen über Ihren Link können wir hier nicht anzeigen. Bitte{' '}
            <Link href={pathTo('/contact')}>schreiben Sie uns</Link>, wenn Sie dazu Fragen haben.
          </Trans>
        }
        skeleton={<SkeletonBlock height="12rem" />}
      >
        {(referrals) =>
          referrals.length === 0 ? (
            <EmptyState title={t`Noch hat sich niemand registriert`}>
              <Trans>
                Personen, die sich über Ihren Link registrieren, sehen Sie hier mit Initialen, Datum und Status.
              </Trans>
            </EmptyState>
          ) : (
            <Referrals referrals={referrals} year={year} />
          )
        }
      </Async>
    </Panel>
  );
}

function Referrals({ referrals, year }: { referrals: Referral[]; year: number }) {
  const { t } = useLingui();
  const { date, number } = useFormat();
  const { invited, subscribed } = countsOf(referrals);
  const words: Readonly<Record<ReferralStatus, string>> = {
    unverified: t`E-Mail nicht bestätigt`,
    disclosing: t`Selbstauskunft`,
    cleared: t`Noch nicht gezeichnet`,
    subscribed: t`Gezeichnet`,
    settled: t`Abgerechnet`,
  };
  return (
    <>
      <div className={classes.facts}>
        <DescriptionList
          variant="facts"
          items={[
            { term: t`Registriert`, value: number(invited) },
            { term: t`Gezeichnet`, value: number(subscribed) },
            ...commissionsOf(referrals, year).map(({ year: earned, commission }) => ({
              term: t`Provision ${earned}`,
              value: <Money cents={commission} />,
            })),
          ]}
        />
      </div>
      <DataTable
        caption={t`Ihre Empfehlungen`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={referrals}
        rowKey={({ id }) => id}
        columns={[
          { key: 'who', header: t`Person`, rowHeader: true, cell: ({ initials }) => initials || t`Ohne Namen` },
          { key: 'date', header: t`Registriert am`, phone: 'detail', cell: ({ signedUpOn }) => date(signedUpOn) },
          {
            key: 'status',
            header: t`Status`,
            phone: 'status',
            cell: ({ status }) => <Badge tone={tones[status]}>{words[status]}</Badge>,
          },
          {
            key: 'commission',
            header: t`Provision`,
            phone: 'amount',
            align: 'end',
            cell: ({ commission }) => (commission === null ? '–' : <Money cents={commission} />),
          },
        ]}
      />
    </>
  );
}
