import { Link } from './Link.tsx';
import './Steps.css';

export type Step = {
  label: string;
  state: 'done' | 'current' | 'open';
  /** The address where a finished step can be looked at again. */
  href?: string;
};

export type StepsProps = {
  steps: ReadonlyArray<Step>;
  labels: {
    /** Name of the list. */
    steps: string;
    /** Read out after a finished step. */
    done: string;
    /**
     * The current position, e.g. “Schritt 2 von 4”; phones show it with the current step's name instead of all names.
     */
    position: string;
  };
};

/** Shows the current position in a process of a few steps. */
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
