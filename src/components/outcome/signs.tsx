import type { ReactNode } from 'react';
import type { DisplayState } from '#domain/order/orderStatus.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import type { OutcomeTone } from '#ui/OutcomeHeader.tsx';
import { BankIcon, CardIcon, ClockIcon, HalfIcon, UndoIcon } from '#ui/signIcons.tsx';

export interface Sign {
  tone: OutcomeTone;
  icon: ReactNode;
}

/** Returns the sign of an order's state, by form and colour; red is for failures only. */
export function signOf(state: DisplayState, { byTransfer }: { byTransfer: boolean }): Sign {
  const open: Sign = { tone: 'warning', icon: byTransfer ? <BankIcon /> : <CardIcon /> };
  const signs: Record<DisplayState, Sign> = {
    cart: { tone: 'neutral', icon: <UndoIcon /> },
    awaitingPayment: open,
    paymentRequired: open,
    processing: { tone: 'info', icon: <ClockIcon /> },
    partlyPaid: { tone: 'warning', icon: <HalfIcon /> },
    authorized: { tone: 'info', icon: <CheckIcon /> },
    paid: { tone: 'positive', icon: <CheckIcon /> },
    shipped: { tone: 'positive', icon: <CheckIcon /> },
    withdrawn: { tone: 'info', icon: <UndoIcon /> },
    refunded: { tone: 'neutral', icon: <UndoIcon /> },
    partlyRefunded: { tone: 'neutral', icon: <UndoIcon /> },
    cancelled: { tone: 'neutral', icon: <CloseIcon /> },
    other: { tone: 'neutral', icon: <ClockIcon /> },
  };
  return signs[state];
}
