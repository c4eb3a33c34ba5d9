import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Svg } from '#ui/basicIcons.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import classes from './zoom.module.css';

export interface ZoomProps {
  /** Address of the picture in its full size. */
  url: string;
  /** Name of the work. */
  name: string;
  /** Picture on the page. */
  children: ReactNode;
}

/** Opens a picture in the whole window. */
export function Zoom({ url, name, children }: ZoomProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.zoom}>
      {children}
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-label={t`Bild vergrößern: ${name}`}
        onClick={() => setOpen(true)}
      >
        <ZoomIcon />
      </button>
      {isOpen && <ZoomDialog url={url} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}

/**
 * Picture as large as the window, or twice as large after a press. The dialog is the browser's own: it keeps the focus,
 * closes on Escape, returns the focus, and lets fingers zoom.
 */
function ZoomDialog({ url, name, onClose }: Omit<ZoomProps, 'children'> & { onClose: () => void }) {
  const { t } = useLingui();
  const [isLarge, setLarge] = useState(false);
  return (
    <dialog ref={show} className={classes.dialog} aria-label={name} onClose={onClose}>
      <div className={classes.bar}>
        <button type="button" aria-label={isLarge ? t`Verkleinern` : t`Vergrößern`} onClick={() => setLarge(!isLarge)}>
          <ZoomIcon isOut={isLarge} />
        </button>
        <button
          type="button"
          aria-label={t`Fenster schließen`}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div key={String(isLarge)} ref={toMiddle} className={classes.stage} data-large={isLarge || undefined}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same */}
        <img src={url} alt={t`Bild: ${name}`} onClick={() => setLarge(!isLarge)} />
      </div>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal();
}

function toMiddle(stage: HTMLElement | null) {
  stage?.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
}

const ZoomIcon = ({ isOut = false }: { isOut?: boolean }) => (
  <Svg>
    <path d={`m17 17-4-4m2-4A6 6 0 1 1 3 9a6 6 0 0 1 12 0zM6.5 9h5${isOut ? '' : 'M9 6.5v5'}`} />
  </Svg>
);
