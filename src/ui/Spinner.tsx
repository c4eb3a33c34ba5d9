import './Spinner.css';

/** A turning ring for work of unknown length; `label` says what is going on. Under reduced motion it stands still. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="img" aria-label={label} />;
}
