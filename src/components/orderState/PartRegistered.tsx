import { Trans } from '@lingui/react/macro';
import { Tokens } from '#components/money/Money.tsx';
import { partRegistrationOf } from '#domain/order/position.ts';
import type { Order } from '#domain/shop/order.ts';

/** Registered part of an order, below its state in a row; renders nothing for other orders. */
export function PartRegistered({ order }: { order: Order }) {
  const part = partRegistrationOf(order);
  if (part === null) return null;
  return (
    <p className="soft small">
      {part.registered === null ? (
        <Trans>Teilweise eingetragen</Trans>
      ) : (
        <Trans>
          <Tokens count={part.registered} /> von <Tokens count={part.all} /> eingetragen
        </Trans>
      )}
    </p>
  );
}
