import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { Money } from '#components/money/Money.tsx';
import { MaskedAmounts } from '#components/money/masked.ts';
import { meanRate, nominalValue } from '#domain/money/holdings.ts';
import { nextPayout, receivedIn, yearOf } from '#domain/money/payouts.ts';
import { subscribedParts } from '#domain/order/position.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/basicIcons.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './home.module.css';

export interface BalanceViewProps {
  portfolio: AsyncData<{ assets: TokenAsset[] }>;
  payouts: AsyncData<Payout[]>;
  /** The latest orders; null while unknown. */
  orders: readonly Order[] | null;
  today: CalendarDate;
  /** Hides the amounts on the whole page, or shows them again. */
  onMask: (masked: boolean) => void;
}

/**
 * Nominal value of the holdings, what is paid or reserved and not registered yet, the interest received, the mean rate
 * and the next payout; a button hides all amounts.
 */
export function BalanceView({ portfolio, payouts, orders, today, onMask }: BalanceViewProps) {
  const { t } = useLingui();
  const masked = useContext(MaskedAmounts);
  const { paid, reserved } = subscribedParts(orders ?? []);
  return (
    <Card as="section" className={classes.balance} aria-labelledby="balance">
      <div className={classes.balanceHead}>
        <h2 id="balance" className="soft small">{t`Ihr Bestand zum Nennwert`}</h2>
        {!isMissing(portfolio) && (
          <Button
            variant="quiet"
            className={classes.eye}
            aria-label={masked ? t`Beträge anzeigen` : t`Beträge verbergen`}
            onPress={() => onMask(!masked)}
          >
            {masked ? <EyeOffIcon /> : <EyeIcon />}
          </Button>
        )}
      </div>
      <Async
        read={portfolio}
        failed={t`Ihr Bestand und Ihre Zeichnungen konnten nicht geladen werden.`}
        skeleton={
          <p className={classes.value}>
            <SkeletonLine width="60%" />
          </p>
        }
      >
        {({ assets }) => <Money cents={nominalValue(assets)} size="display" />}
      </Async>
      <p className={`soft small ${classes.paid}`}>
        {portfolio.data !== null &&
          (reserved > 0 ? (
            <Trans>
              Dazu <Money cents={paid + reserved} /> bezahlt oder reserviert, noch nicht eingetragen
            </Trans>
          ) : (
            paid > 0 && (
              <Trans>
                Dazu <Money cents={paid} /> bezahlt, noch nicht eingetragen
              </Trans>
            )
          ))}
      </p>
      {!isMissing(portfolio) && <Facts portfolio={portfolio} payouts={payouts} today={today} />}
    </Card>
  );
}

function Facts({ portfolio, payouts, today }: Omit<BalanceViewProps, 'orders' | 'onMask'>) {
  const { t } = useLingui();
  const { date, rate } = useFormat();
  const year = today.slice(0, 4);
  const waits = (read: AsyncData<unknown>, width: string) => (isMissing(read) ? '–' : <SkeletonLine width={width} />);
  const mean = portfolio.data && meanRate(portfolio.data.assets);
  const next = payouts.data && nextPayout(payouts.data, today);
  return (
    <div className={classes.facts}>
      <DescriptionList
        variant="facts"
        items={[
          {
            term: t`Bisher erhalten`,
            value: payouts.data ? <Money cents={yearOf(payouts.data, null, today).received} /> : waits(payouts, '6rem'),
          },
          {
            term: t`Davon ${year}`,
            value: payouts.data ? (
              <Money cents={receivedIn(payouts.data, Number(year), today)} />
            ) : (
              waits(payouts, '6rem')
            ),
          },
          {
            term: t`Ø Zins p.\u00a0a.`,
            value: portfolio.data ? (mean === null ? '–' : rate(mean)) : waits(portfolio, '3rem'),
          },
          {
            term: t`Nächste Auszahlung`,
            value: next ? (
              <>
                {date(next.payoutDate)} · <Money cents={next.amount} />
                <span className={`soft small ${classes.source}`}>{next.productName}</span>
              </>
            ) : payouts.data ? (
              '–'
            ) : (
              waits(payouts, '9rem')
            ),
          },
        ]}
      />
    </div>
  );
}
