import { useLingui } from '@lingui/react/macro';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { Steps } from '#ui/Steps.tsx';

export interface FlowStep {
  label: string;
  /** `open`: one may go there, though it is not settled; `locked`: not yet. */
  state: 'done' | 'current' | 'open' | 'locked';
  /** Where a step that is done or open can be gone to. */
  link?: ScreenLink | undefined;
}

/** Where one is in a flow of several steps, and the ways to the others. `label` names the list. */
export function FlowSteps({ label, steps }: { label: string; steps: readonly FlowStep[] }) {
  const { t } = useLingui();
  const place = steps.findIndex(({ state }) => state === 'current') + 1;
  return (
    <Steps
      steps={steps.map(({ link, ...step }) => ({ ...step, ...link }))}
      labels={{
        steps: label,
        done: t`erledigt`,
        locked: t`noch gesperrt`,
        position: t`Schritt ${place} von ${steps.length}`,
      }}
    />
  );
}
