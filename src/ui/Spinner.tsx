import './Spinner.css';

/** Turning ring for work of unknown length; `label` names the work. Static under reduced motion. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="img" aria-label={label} />;
}
