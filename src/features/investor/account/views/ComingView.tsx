import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { InvoiceLink } from '#components/papers/InvoiceLink.tsx';
import { nextPayout } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowList, RowListPlaceholder } from '#ui/RowList.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './account.module.css';

export function NextPayoutView({ read, today }: { read: AsyncData<Payout[]>; today: CalendarDate }) {
  const { t } = useLingui();
  const { longDate } = useFormat();
  return (
    <Panel title={<Trans>Nächste Auszahlung</Trans>} action={<All href={pathTo('/account/payments')} />}>
      <Async
        read={read}
        failed={t`Ihre Auszahlungen konnten nicht geladen werden.`}
        skeleton={<SkeletonBlock height="4rem" />}
      >
        {(payouts) => {
          const next = nextPayout(payouts, today);
          return next === null ? (
            <p className="soft">{t`Zurzeit ist keine Auszahlung angekündigt.`}</p>
          ) : (
            <>
              <p className={classes.amount}>
                <Money cents={next.amount} />
              </p>
              <p className="soft">
                <Trans>am {longDate(next.payoutDate)}</Trans>
                {next.productName !== null && `, ${next.productName}`}
              </p>
            </>
          );
        }}
      </Async>
    </Panel>
  );
}

const SHOWN = 3;

export function NewestInvoicesView({
  read,
  saving,
  onSave,
}: {
  read: AsyncData<Invoice[]>;
  saving: number | null;
  onSave: (invoice: Invoice) => void;
}) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Unterlagen</Trans>} flush action={<All href={pathTo('/invoices')} />}>
      <Async
        read={read}
        failed={t`Ihre Abrechnungen konnten nicht geladen werden.`}
        skeleton={<RowListPlaceholder count={SHOWN} />}
      >
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="soft panel-note">{t`Sobald Ihre erste Zeichnung abgerechnet ist, finden Sie die Abrechnung hier.`}</p>
          ) : (
            <RowList>
              {invoices.slice(0, SHOWN).map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceLink invoice={invoice} saving={saving} onSave={onSave} />
                </li>
              ))}
            </RowList>
          )
        }
      </Async>
    </Panel>
  );
}

const All = ({ href }: { href: string }) => (
  <Link variant="strong" className="small" href={href}>
    <Trans>Alle anzeigen</Trans>
  </Link>
);
