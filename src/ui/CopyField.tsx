import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';
import './CopyField.css';

export type CopyFieldProps = {
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** Displayed value, e.g. an IBAN in groups of four. */
  value: string;
  /** Copied value, if it differs from the displayed one. */
  copyValue?: string;
  /** Prevents wrapping, for a value that is compared group by group, like an IBAN. */
  onOneLine?: boolean;
  note?: string;
  labels: {
    copy: string;
    copied: string;
    /** Shown if the clipboard cannot be used: the value is then selected for the user to copy. */
    failed: string;
  };
};

/** Value with a button to copy it. Without a clipboard, the value is selected instead. */
export function CopyField({
  label,
  isLabelHidden = false,
  value,
  copyValue = value,
  onOneLine = false,
  note,
  labels,
}: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const shown = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyValue);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('failed');
    }
  };

  return (
    <div className="copy-field">
      <span className="copy-field-text">
        <span className={isLabelHidden ? 'visually-hidden' : 'field-hint'} id={id}>
          {label}
        </span>
        <b ref={shown} className="num" data-one-line={onOneLine || undefined}>
          {value}
        </b>
        {note && <span>{note}</span>}
      </span>
      <Button
        variant="quiet"
        size="sm"
        onPress={() => void copy()}
        aria-label={`${labels.copy}: ${label}`}
        aria-describedby={id}
      >
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span className="copy-field-word">{outcome === 'copied' ? labels.copied : labels.copy}</span>
      </Button>
      <span role="status" className={outcome === 'failed' ? 'copy-field-note' : 'visually-hidden'}>
        {outcome && labels[outcome]}
      </span>
    </div>
  );
}

const SHOWN_MS = 2500;
