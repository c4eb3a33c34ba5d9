import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { HeaderSlot } from '#components/steps/headerSlot.ts';
import steps from '#components/steps/steps.module.css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import classes from './disclosure.module.css';
import { KeptNote } from './KeptNote.tsx';

export interface DisclosureLayoutProps {
  /** Whose self-disclosure it is; null while that is not known. */
  name: string | null;
  /** This device keeps something that was typed and not sent. */
  isKept: boolean;
  /** The same form is filled in in another tab, too. */
  isElsewhere: boolean;
  /** Where one goes who continues later. */
  laterHref: string;
  /** The steps; none on the list of tasks itself. */
  path?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the self-disclosure: whose it is, that it is kept, the way out, and the steps. */
export function DisclosureLayout({ name, isKept, isElsewhere, laterHref, path, children }: DisclosureLayoutProps) {
  const header = use(HeaderSlot);
  const { t } = useLingui();
  return (
    <div className={`row page ${path ? classes.stage : ''}`}>
      {header &&
        createPortal(
          <>
            <p className={`${steps.about} ${classes.whose}`}>
              <b>
                <Trans>Selbstauskunft</Trans>
              </b>
              {name && <span>{name}</span>}
              {isKept && (
                <span className={classes.saved}>
                  <Trans>Gespeichert</Trans>
                </span>
              )}
            </p>
            <ButtonLink
              variant="quiet"
              size="sm"
              className={steps.leave}
              href={laterHref}
              aria-label={t`Später weiter`}
            >
              <CloseIcon />
              <span>
                <Trans>Später weiter</Trans>
              </span>
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
