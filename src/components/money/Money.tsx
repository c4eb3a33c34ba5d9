import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Cents } from '#domain/shop/fields.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Amount } from '#ui/Amount.tsx';
import { MaskedAmounts } from './masked.ts';

export interface MoneyProps {
  /** Null for an amount that the shop does not send, shown as a dash. */
  cents: Cents | null;
  size?: 'text' | 'display';
}

export interface TokensProps {
  count: number;
  /** Adds the unit, for a number that no label or sentence explains. */
  unit?: boolean;
}

/** Number of the customer's tokens. Masked with the amounts, since most tokens are worth one euro. */
export function Tokens({ count: quantity, unit = false }: TokensProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const masked = useContext(MaskedAmounts);
  return (
    <Amount masked={masked ? t`verborgen` : undefined}>
      {unit ? t`${plural(quantity, { one: '# Stück', other: '# Stück' })}` : number(quantity)}
    </Amount>
  );
}

/** Amount of the customer's own money, hidden while amounts are masked. */
export function Money({ cents, size }: MoneyProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const masked = useContext(MaskedAmounts);
  if (cents === null) return '–';
  return (
    <Amount size={size} masked={masked ? t`verborgen` : undefined}>
      {money(cents)}
    </Amount>
  );
}
