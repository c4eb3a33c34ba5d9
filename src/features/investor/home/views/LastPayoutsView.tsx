import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { lastPayouts } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './home.module.css';

/** The last three interest payouts (requirements 1.7 and 9.8). */
export function LastPayoutsView({ read, today }: { read: AsyncData<Payout[]>; today: CalendarDate }) {
  const { t } = useLingui();
  const { date } = useFormat();
  return (
    <Panel
      title={<Trans>Letzte Auszahlungen</Trans>}
      flush
      action={<Link variant="strong" href={pathTo('/account/payments')}>{t`Alle anzeigen`}</Link>}
    >
      <Async
        read={read}
        failed={t`Ihre Auszahlungen konnten nicht geladen werden.`}
        skeleton={placeholderKeys(pageSizes.payoutsShown).map((place) => (
          <div key={place} className={classes.payout}>
            <SkeletonLine width="70%" />
            <SkeletonLine width="4rem" />
          </div>
        ))}
      >
        {(payouts) => {
          const shown = lastPayouts(payouts, today);
          if (shown.length === 0) {
            return (
              <EmptyState title={t`Noch keine Auszahlung`}>
                <Trans>Ihre Zinsen erscheinen hier am Tag der Auszahlung.</Trans>
              </EmptyState>
            );
          }
          return (
            <ul>
              {shown.map(({ id, productName, payoutDate, amount }) => (
                <li key={id} className={classes.payout}>
                  <span>
                    {productName ?? t`Zinsen`}
                    <br />
                    <span className="soft small">
                      <Trans>Zins</Trans> · {date(payoutDate)}
                    </span>
                  </span>
                  <b>
                    <Money cents={amount} />
                  </b>
                </li>
              ))}
            </ul>
          );
        }}
      </Async>
    </Panel>
  );
}
