import { Trans, useLingui } from '@lingui/react/macro';
import { Lacking } from '#components/async/Lacking.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { StatementRequestStage } from '#machines/flows/statementRequest/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Form.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './accountCustody.module.css';

export interface RequestPartProps {
  stage: StatementRequestStage;
  busy: boolean;
  failure: Failure | null;
  /** True if the result of the last attempt is unknown. */
  isUnsure: boolean;
  /** True if the wallet holds nothing that a statement could cover. */
  isEmpty: boolean;
  /** True if statements requested today already exist. */
  isThere: boolean;
  onRequest: () => void;
}

/** Statements of holdings on demand (requirement 3.22, kind `manual`). */
export function RequestPart({ stage, busy, failure, isUnsure, isEmpty, isThere, onRequest }: RequestPartProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const isAsked = stage !== 'open' || (isThere && !busy);
  const isLacking = failure?.kind === 'notOffered' && !busy;
  return (
    <>
      <div role="status">
        {stage === 'requested' ? (
          <p className={classes.done}>
            <CheckIcon />
            <Trans>
              Ihre Registerauszüge sind angefordert. Sobald sie hier bereitstehen, schreiben wir Ihnen eine E-Mail.
            </Trans>
          </p>
        ) : (
          isAsked && <p>{t`Sie haben heute schon Registerauszüge angefordert. Morgen können Sie neue anfordern.`}</p>
        )}
      </div>
      {!isAsked && isEmpty && <p>{t`Sobald Wertpapiere in Ihrer Wallet liegen, können Sie hier Auszüge anfordern.`}</p>}
      {isLacking && (
        <Lacking>
          <Trans>
            Registerauszüge können Sie hier nicht anfordern. Bitte{' '}
            <Link href={pathTo('/contact')}>schreiben Sie uns</Link>, wenn Sie einen Registerauszug brauchen.
          </Trans>
        </Lacking>
      )}
      {!isAsked && !isEmpty && !isLacking && (
        <div className="stack" ref={restoreFocus}>
          <div className={classes.request}>
            <p>
              <Trans>
                Sie brauchen Registerauszüge von heute? Einmal am Tag stellen wir für jedes Wertpapier in Ihrer Wallet
                einen Registerauszug aus.
              </Trans>
            </p>
            <Button variant="secondary" busy={busy} busyLabel={t`Wird angefordert`} onPress={onRequest}>
              <Trans>Auszüge anfordern</Trans>
            </Button>
          </div>
          {failure && !busy && (
            <FormError>
              {failureText(failure)}{' '}
              {isUnsure && (
                <Trans>
                  Wir prüfen zuerst, ob Ihre Registerauszüge schon vorliegen. Es werden keine doppelt ausgestellt.
                </Trans>
              )}
            </FormError>
          )}
        </div>
      )}
    </>
  );
}
