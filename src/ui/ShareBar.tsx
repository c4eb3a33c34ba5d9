import './ShareBar.css';

/** Part of a sum. */
export type Share = {
  key: string;
  label: string;
  /** In any unit; the bar shows its part of the sum. */
  value: number;
  /** Value in words: “25.000 € · 52 %”. */
  valueText: string;
};

/** Parts of a sum as one bar and as a list of figures. Only the list is read out. */
export function ShareBar({ shares, label }: { shares: ReadonlyArray<Share>; label: string }) {
  return (
    <div className="share-bar">
      <div className="share-bar-track" aria-hidden="true">
        {shares.map((share) => (
          <span key={share.key} hidden={share.value === 0} style={{ flexGrow: share.value }} />
        ))}
      </div>
      <ul className="share-bar-legend" aria-label={label}>
        {shares.map((share) => (
          <li key={share.key}>
            <span className="share-bar-name">{share.label}</span>
            <b>{share.valueText}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
