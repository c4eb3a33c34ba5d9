import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Form, FormActions } from '#ui/Form.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { StickyBar } from '#ui/StickyBar.tsx';
import classes from './order.module.css';
import { StepFailureView } from './StepFailureView.tsx';

/** After a reload or a failure the shop is asked how the order stands; or the order is being given up. */
export type Errand = 'checking' | 'cancelling';

export interface StepFormProps {
  /** The way on, in words. */
  action: string;
  busy: boolean;
  /** What is going on when the step's own call is under way. */
  busyLabel: string;
  /** What the form is busy with that is not its own. */
  pendingReason: Errand | null;
  /** A call without a good answer: the way on is then to try again. */
  failed: Failure | null;
  /** What the form says is not what failed: the way on is the step's own. */
  changed?: boolean;
  /** The order as the shop confirmed it, for the bar on phones. */
  order: Order | null;
  /** Address of the step before. */
  back?: string;
  submitCount?: number;
  onSubmit: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** The sheet of a step with its way on: at its end, and on phones in a bar beside the total. */
export function StepForm(props: StepFormProps) {
  const {
    action,
    busy,
    busyLabel,
    pendingReason,
    failed,
    changed,
    order,
    back,
    submitCount,
    onSubmit,
    onRetry,
    children,
  } = props;
  const { t } = useLingui();
  const { money, number } = useFormat();
  const retry = failed !== null && !changed && !busy;
  const errands: Record<Errand, string> = {
    checking: t`Der Stand wird abgefragt`,
    cancelling: t`Zeichnung wird abgebrochen`,
  };
  const wayOn = (
    <Button
      type={retry ? 'button' : 'submit'}
      busy={busy}
      busyLabel={pendingReason ? errands[pendingReason] : busyLabel}
      {...(retry && { onPress: onRetry })}
    >
      {retry ? <Trans>Noch einmal versuchen</Trans> : action}
    </Button>
  );
  const tokens = number(order?.items[0]?.quantity ?? 0);
  return (
    <div className={classes.whole} ref={restoreFocus}>
      <Form className={classes.form} onSubmit={busy || retry ? () => undefined : onSubmit} submitCount={submitCount}>
        <Card className={classes.sheet}>
          {children}
          {failed && <StepFailureView failure={failed} />}
          <FormActions>
            {back && (
              <ButtonLink variant="secondary" href={back}>
                <Trans>Zurück</Trans>
              </ButtonLink>
            )}
            <span className="wide-only push">{wayOn}</span>
          </FormActions>
        </Card>
        <StickyBar
          label={t`Gesamtbetrag und nächster Schritt`}
          summary={
            order ? (
              <>
                <b>{money(order.total)}</b>
                <span className="soft small">
                  <Trans>{tokens} Token</Trans>
                </span>
              </>
            ) : (
              <span className="soft small">
                <Trans>Betrag folgt</Trans>
              </span>
            )
          }
          action={wayOn}
        />
      </Form>
    </div>
  );
}
