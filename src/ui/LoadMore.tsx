import { Button } from './Button.tsx';
import './LoadMore.css';

export type LoadMoreProps = {
  /** Number of displayed rows, e.g. “20 von 64”; read out when it changes. */
  shown: string;
  /** Absent once everything is shown. */
  more?: { label: string; busyLabel: string; busy: boolean; onPress: () => void } | undefined;
};

/** End of a list that grows by pages. */
export function LoadMore({ shown, more }: LoadMoreProps) {
  return (
    <div className="load-more">
      {more && (
        <Button variant="secondary" busy={more.busy} busyLabel={more.busyLabel} onPress={more.onPress}>
          {more.label}
        </Button>
      )}
      <p role="status">{shown}</p>
    </div>
  );
}
