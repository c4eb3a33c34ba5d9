import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { OutcomeHeader, type OutcomeHeaderProps } from '#ui/OutcomeHeader.tsx';
import { ClockIcon } from '#ui/signIcons.tsx';
import { GateView } from './GateView.tsx';

type Sign = Pick<OutcomeHeaderProps, 'tone' | 'sign'>;

/** Signs of the outcomes that the links of all mails have in common. */
export const linkSigns = {
  done: { tone: 'positive', sign: <CheckIcon /> },
  expired: { tone: 'warning', sign: <ClockIcon /> },
  invalid: { tone: 'warning', sign: <WarningIcon /> },
} as const satisfies Record<string, Sign>;

export interface LinkOutcomeViewProps extends Pick<OutcomeHeaderProps, 'tone' | 'sign' | 'status' | 'title' | 'lede'> {
  /** Buttons, the primary one first. */
  actions: ReactNode;
  /** Progress or failure. */
  children?: ReactNode;
}

/** Outcome of the link in a mail, and the next step. */
export function LinkOutcomeView({ actions, children, ...head }: LinkOutcomeViewProps) {
  return (
    <GateView>
      <div className="stack" data-gap="lg">
        <OutcomeHeader {...head} />
        {children}
        <div className="stack">{actions}</div>
      </div>
    </GateView>
  );
}
