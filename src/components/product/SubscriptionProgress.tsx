import { useLingui } from '@lingui/react/macro';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Progress } from '#ui/Progress.tsx';

export function SubscriptionProgress({ name, terms, soldOut }: { name: string; terms: Terms; soldOut: boolean }) {
  const { t } = useLingui();
  const { shortMoney, percent } = useFormat();
  const left = terms.onHand !== null && terms.unitPrice !== null ? shortMoney(terms.onHand * terms.unitPrice) : null;
  const subscribed = terms.subscribedPercent ?? 0;
  const reached = soldOut
    ? t`Vollständig gezeichnet`
    : left === null
      ? t`${percent(subscribed)} gezeichnet`
      : t`${percent(subscribed)} gezeichnet · ${left} verfügbar`;
  return <Progress label={t`Gezeichneter Anteil: ${name}`} value={subscribed} valueText={reached} />;
}
