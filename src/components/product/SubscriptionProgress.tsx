import { useLingui } from '@lingui/react/macro';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Progress } from '#ui/Progress.tsx';
import classes from './cards.module.css';

/** Subscribed part of a bond, with the amount that is left, or that was issued if it is sold out. */
export function SubscriptionProgress({ name, terms, soldOut }: { name: string; terms: Terms; soldOut: boolean }) {
  const { t } = useLingui();
  const { shortMoney, percent } = useFormat();
  const { onHand, supply, unitPrice } = terms;
  const tokens = soldOut ? supply : onHand;
  const amount = tokens === null || unitPrice === null ? null : shortMoney(tokens * unitPrice);
  const subscribed = terms.subscribedPercent ?? 0;
  const reached = soldOut ? t`Vollständig gezeichnet` : t`${percent(subscribed)} gezeichnet`;
  const rest = soldOut ? amount : amount && t`${amount} frei`;
  return (
    <Progress
      label={t`Gezeichneter Anteil: ${name}`}
      value={subscribed}
      valueText={[reached, rest].filter(Boolean).join(', ')}
    >
      <span className={classes.shares}>
        <span>{reached}</span>
        {rest && <span>{rest}</span>}
      </span>
    </Progress>
  );
}
