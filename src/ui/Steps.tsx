import { CheckIcon } from './icons.tsx';
import { Link } from './Link.tsx';
import './Steps.css';

/** Step of a flow; without `href` it is no link. */
export type Step = {
  label: string;
  state: 'done' | 'current' | 'open' | 'locked';
  href?: string;
  /** Screen of the step among several at that address. */
  'data-screen'?: string | undefined;
};

export type StepsProps = {
  steps: ReadonlyArray<Step>;
  labels: {
    steps: string;
    /** Read out after a finished step. */
    done: string;
    /** Read out after a step that is not accessible yet. */
    locked: string;
    /** Current position, e.g. “Schritt 2 von 4”; phones show it with the current step's name instead of all names. */
    position: string;
  };
};

/** Steps of a flow with the current one marked; on phones only its position and name. */
export function Steps({ steps, labels }: StepsProps) {
  const current = steps.find((step) => step.state === 'current');
  return (
    <div className="steps">
      <ol className="steps-list" aria-label={labels.steps}>
        {steps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="steps-label">
              {step.state === 'done' && <CheckIcon />}
              {step.href && (step.state === 'done' || step.state === 'open') ? (
                <Link href={step.href} data-screen={step['data-screen']} variant="plain">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {step.state === 'done' && <span className="visually-hidden"> ({labels.done})</span>}
              {step.state === 'locked' && <span className="visually-hidden"> ({labels.locked})</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="steps-position" aria-hidden="true">
        {labels.position}
        {current && (
          <>
            {' · '}
            <b>{current.label}</b>
          </>
        )}
      </p>
    </div>
  );
}
