import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import type { Cents } from '#domain/schema.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Amount } from '#ui/Amount.tsx';

/** Whether amounts are hidden on the whole page; the shell provides it. */
export const MaskedAmounts = createContext(false);

export interface MoneyProps {
  cents: Cents;
  /** `exact`: always two decimals, for columns; `plain`: whole amounts without fraction (spec section 9). */
  style?: 'exact' | 'plain';
  size?: 'text' | 'display';
}

/** An amount of the customer's own money, hidden while amounts are masked. */
export function Money({ cents, style = 'exact', size }: MoneyProps) {
  const { t } = useLingui();
  const { money, exactMoney } = useFormat();
  const masked = useContext(MaskedAmounts);
  return (
    <Amount size={size} masked={masked ? t`verborgen` : undefined}>
      {style === 'plain' ? money(cents) : exactMoney(cents)}
    </Amount>
  );
}
