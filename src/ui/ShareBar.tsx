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

/** Parts of a sum as a bar, for the eye only: the figures are in a list or table whose rows have a `ShareMark`. */
export function ShareTrack({ shares }: { shares: ReadonlyArray<Pick<Share, 'key' | 'value'>> }) {
  return (
    <div className="share-track" aria-hidden="true">
      {shares.map((share, index) => (
        <span key={share.key} data-share={index % 5} hidden={share.value === 0} style={{ flexGrow: share.value }} />
      ))}
    </div>
  );
}

/** Colour of a part in the bar, before its name. `index` is its place among the parts, from 0. */
export const ShareMark = ({ index }: { index: number }) => (
  <span className="share-mark" data-share={index % 5} aria-hidden="true" />
);

/** Parts of a sum as one bar and as a list of figures. Only the list is read out. */
export function ShareBar({ shares, label }: { shares: ReadonlyArray<Share>; label: string }) {
  return (
    <div className="share-bar">
      <ShareTrack shares={shares} />
      <ul className="share-bar-legend" aria-label={label}>
        {shares.map((share, index) => (
          <li key={share.key}>
            <span>
              <ShareMark index={index} />
              {share.label}
            </span>
            <b>{share.valueText}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
