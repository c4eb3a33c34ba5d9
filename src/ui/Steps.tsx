import { Link } from './Link.tsx';
import './Steps.css';

export type Step = {
  label: string;
  state: 'done' | 'current' | 'open';
  /** Where a step that is done can be looked at again. */
  href?: string;
};

export type StepsProps = {
  steps: ReadonlyArray<Step>;
  labels: {
    /** Name of the list. */
    steps: string;
    /** Said after a step that is done. */
    done: string;
    /** Where one stands, e.g. “Schritt 2 von 4”; phones show it with the current step's name instead of all names. */
    position: string;
  };
};

/** Where one stands in a process of few steps. */
export function Steps({ steps, labels }: StepsProps) {
  const current = steps.find((step) => step.state === 'current');
  return (
    <div className="steps">
      <ol className="steps-list" aria-label={labels.steps}>
        {steps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="steps-label">
              {step.href && step.state === 'done' ? (
                <Link href={step.href} variant="plain">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {step.state === 'done' && <span className="visually-hidden"> ({labels.done})</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="steps-position" aria-hidden="true">
        {labels.position}
        {current && <b> {current.label}</b>}
      </p>
    </div>
  );
}
