import { Plural, Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { periods } from '#domain/constants/limits.ts';
import { daysUntil, mayWithdraw, paymentDeadlineOf, withdrawalDeadlineOf } from '#domain/order/deadlines.ts';
import { displayState, type OrderStateFields } from '#domain/order/orderStatus.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Link } from '#ui/Link.tsx';
import { CalendarIcon } from '#ui/signIcons.tsx';
import classes from './outcome.module.css';

const { payment, withdrawal } = periods;

export interface DeadlineProps {
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt'>;
  today: CalendarDate;
}

export interface PaymentDeadlineProps extends DeadlineProps {
  /** Paid at once at the provider, instead of by a transfer that takes days. */
  byCard?: boolean;
}

/** Payment deadline of an open order as a date, or as a number of days; after it, the possible consequence. */
export function PaymentDeadline({ order, today, byCard = false }: PaymentDeadlineProps) {
  const { dayDate } = useFormat();
  const day = paymentDeadlineOf(order);
  if (day === null)
    return (
      <p className={classes.deadline}>
        <CalendarIcon />
        <span>
          {byCard ? (
            <Trans>Zahlbar innerhalb von {payment} Tagen nach der Zeichnung</Trans>
          ) : (
            <Trans>Der Betrag muss innerhalb von {payment} Tagen nach der Zeichnung bei uns sein</Trans>
          )}
        </span>
      </p>
    );
  const left = daysUntil(day, today);
  return (
    <p className={classes.deadline}>
      <CalendarIcon />
      {left >= 0 ? (
        <>
          <span>
            {byCard ? (
              <Trans>
                Zahlbar bis <b>{dayDate(day)}</b>
              </Trans>
            ) : (
              <Trans>
                Der Betrag muss bis <b>{dayDate(day)}</b> bei uns sein
              </Trans>
            )}
          </span>
          <span className={classes.left}>
            <Plural value={left} _0="heute ist der letzte Tag" one="noch # Tag" other="noch # Tage" />
          </span>
        </>
      ) : (
        <span>
          <Trans>
            Der Betrag war bis <b>{dayDate(day)}</b> zu zahlen. Wir können die Zeichnung jetzt stornieren.
          </Trans>
        </span>
      )}
    </p>
  );
}

export interface WithdrawalNoteProps extends DeadlineProps {
  order: DeadlineProps['order'] & OrderStateFields & Pick<Order, 'tokenValue'>;
  /** Null until known: then the right is shown, as for a consumer. */
  accountType: AccountType | null;
  /** True if the app has a page for withdrawals. */
  withdrawals: boolean;
}

/**
 * Withdrawal deadline as a date, or as a number of days, with the way to withdraw; after it, only the deadline and the
 * link, since the page accepts late declarations too. Renders nothing for a withdrawn or abandoned order.
 */
export function WithdrawalNote({ order, today, accountType, withdrawals }: WithdrawalNoteProps) {
  const { dayDate } = useFormat();
  const by = accountType ?? 'personal';
  const day = withdrawalDeadlineOf(order, by);
  const isOver = order.withdrawnAt !== null || ['cancelled', 'refunded'].includes(displayState(order));
  if (!mayWithdraw(by) || !isCompleted(order) || isOver) return null;
  const link = withdrawals && (
    <Link variant="strong" href={pathTo('/withdrawal', undefined, { order: order.tokenValue })}>
      <Trans context="link">Vertrag widerrufen</Trans>
    </Link>
  );
  if (day !== null && day < today)
    return (
      link && (
        <p className="soft small">
          <Trans>Die Widerrufsfrist endete am {dayDate(day)}.</Trans> {link}
        </p>
      )
    );
  return (
    <p className="soft small">
      {day === null ? (
        <Trans>
          Ihr Widerrufsrecht: Innerhalb von {withdrawal} Tagen nach Vertragsschluss können Sie ohne Angabe von Gründen
          widerrufen; eine E-Mail genügt.
        </Trans>
      ) : withdrawals ? (
        <Trans>
          Ihr Widerrufsrecht: Bis {dayDate(day)} können Sie ohne Angabe von Gründen widerrufen, hier oder per E-Mail.
        </Trans>
      ) : (
        <Trans>
          Ihr Widerrufsrecht: Bis {dayDate(day)} können Sie ohne Angabe von Gründen widerrufen, eine E-Mail genügt.
        </Trans>
      )}{' '}
      <Trans>
        Näheres steht in den <Link href={pathTo('/terms-and-conditions')}>AGB mit Widerrufsbelehrung</Link>.
      </Trans>{' '}
      {link}
    </p>
  );
}
