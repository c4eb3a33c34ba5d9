import { Button } from './Button.tsx';
import './LoadMore.css';

export type LoadMoreProps = {
  /** How much is shown, e.g. “20 von 64”; read out when it changes. */
  shown: string;
  /** Missing once everything is shown. */
  more?: { label: string; busyLabel: string; busy: boolean; onPress: () => void } | undefined;
};

/** The end of a list that grows by pages. */
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
