import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormError } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Switch } from '#ui/Switch.tsx';

export interface NewsletterProps {
  subscribed: boolean;
  busy: boolean;
  saved: boolean;
  failure: Failure | null;
  onChange: (subscribed: boolean) => void;
}

/** Newsletter switch; unsubscribing takes effect at once. */
export function NewsletterView({ subscribed, busy, saved, failure, onChange }: NewsletterProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (
    <Panel title={<Trans>Newsletter</Trans>}>
      <div className="stack" data-gap="md">
        <Switch isSelected={subscribed} isDisabled={busy} onChange={onChange}>{t`Neues von Parkett per E-Mail`}</Switch>
        {failure && <FormError>{failureText(failure)}</FormError>}
        <p className="soft small" role="status">
          {saved &&
            (subscribed
              ? t`Gespeichert. Sie erhalten den Newsletter.`
              : t`Gespeichert. Sie erhalten den Newsletter nicht mehr.`)}
        </p>
      </div>
    </Panel>
  );
}
