import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { HeaderSlot } from '#components/steps/headerSlot.ts';
import steps from '#components/steps/steps.module.css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import classes from './disclosure.module.css';
import { KeptNote } from './KeptNote.tsx';

export interface DisclosureLayoutProps {
  /** Name of the investor; null until known. */
  name: string | null;
  /** True if this device keeps unsent input. */
  isKept: boolean;
  /** True if another tab fills in the same form. */
  isElsewhere: boolean;
  /** Target of the button to continue later. */
  laterHref: string;
  /** List of the steps; absent on the list of tasks itself. */
  path?: ReactNode;
  children: ReactNode;
}

/** Frames every page of the self-disclosure: investor, saved note, exit, and steps. */
export function DisclosureLayout({ name, isKept, isElsewhere, laterHref, path, children }: DisclosureLayoutProps) {
  const header = use(HeaderSlot);
  const { t } = useLingui();
  return (
    <div className={`row page ${path ? classes.stage : ''}`}>
      {header &&
        createPortal(
          <>
            <p className={`${steps.about} ${classes.whose}`}>
              <b>{t`Selbstauskunft`}</b>
              {name && <span>{name}</span>}
              {isKept && <span className={classes.saved}>{t`Gespeichert`}</span>}
            </p>
            <ButtonLink
              variant="quiet"
              size="sm"
              className={steps.leave}
              href={laterHref}
              aria-label={t`Später weiter`}
            >
              <CloseIcon />
              <span className="wide-only">{t`Später weiter`}</span>
            </ButtonLink>
          </>,
          header,
        )}
      {path}
      <div className={classes.content}>
        {children}
        {isKept && <KeptNote isElsewhere={isElsewhere} />}
      </div>
    </div>
  );
}
