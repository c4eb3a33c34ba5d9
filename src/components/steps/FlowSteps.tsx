import { useLingui } from '@lingui/react/macro';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { Steps } from '#ui/Steps.tsx';

export interface FlowStep {
  label: string;
  /** `open`: accessible, though not completed; `locked`: not yet accessible. */
  state: 'done' | 'current' | 'open' | 'locked';
  /** Link to a completed or open step. */
  link?: ScreenLink | undefined;
}

/** Progress through a flow of several steps, with links to the accessible ones. `label` names the list. */
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
