import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { BackIcon, WarningIcon } from '#ui/icons.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { StickyBar } from '#ui/StickyBar.tsx';
import classes from './steps.module.css';

export interface StepFormProps {
  /** Heading (`h1`) of the page, naming the step's question. */
  title: ReactNode;
  lede: ReactNode;
  /** Marks the step as a warning, in one or two words. */
  warning?: ReactNode;
  action: string;
  busy?: boolean;
  busyLabel?: string;
  /** Content before the form, which may place itself beside it. */
  beside?: ReactNode;
  /** Failure of the last attempt, at the end of the form. */
  failure?: ReactNode;
  /** Makes the button retry instead of submitting the form. */
  onRetry?: (() => void) | null;
  /** Link to the previous step. */
  back?: ScreenLink | undefined;
  /** Returns to the previous part of the step. */
  onBack?: (() => void) | undefined;
  submitCount?: number | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * Step of a flow: its heading, its sheet, and the next and back buttons at its end; on phones the buttons stay in view.
 */
export function StepForm(props: StepFormProps) {
  const { t } = useLingui();
  const { title, lede, warning, action, busy = false, busyLabel = t`Wird geladen`, failure, back, onBack } = props;
  const { beside, submitCount = 0, onSubmit, children } = props;
  const onRetry = busy ? null : props.onRetry;
  const wayOn = (
    <Button
      type={onRetry ? 'button' : 'submit'}
      busy={busy}
      busyLabel={busyLabel}
      {...(onRetry && { onPress: onRetry })}
    >
      {onRetry ? <Trans>Noch einmal versuchen</Trans> : action}
    </Button>
  );
  return (
    <>
      {warning ? (
        <OutcomeHeader tone="warning" sign={<WarningIcon />} status={warning} title={title} lede={lede} />
      ) : (
        <PageHeader title={title} lede={lede} />
      )}
      {beside}
      <div className={classes.whole} ref={restoreFocus}>
        <Form
          className={classes.form}
          onSubmit={busy || onRetry ? () => undefined : onSubmit}
          submitCount={submitCount}
        >
          <Card className={classes.sheet}>
            {children}
            {failure}
            <FormActions>
              {back && <ButtonLink variant="secondary" className="wide-only" {...back}>{t`Zurück`}</ButtonLink>}
              {onBack && (
                <span className="wide-only">
                  <Button variant="secondary" onPress={onBack}>{t`Zurück`}</Button>
                </span>
              )}
              <span className="wide-only push">{wayOn}</span>
            </FormActions>
          </Card>
          <StickyBar label={t`Nächster Schritt`} action={wayOn}>
            {back && (
              <ButtonLink variant="secondary" aria-label={t`Zurück`} {...back}>
                <BackIcon />
              </ButtonLink>
            )}
            {onBack && (
              <Button variant="secondary" onPress={onBack}>
                <BackIcon />
                <Trans>Zurück</Trans>
              </Button>
            )}
          </StickyBar>
        </Form>
      </div>
    </>
  );
}
