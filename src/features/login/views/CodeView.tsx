import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { Form, FormActions, FormError } from '#ui/Form.tsx';
import { GateView } from './GateView.tsx';

export interface CodeViewProps {
  busy: boolean;
  failure: Failure | null;
  onSubmit: (code: string) => void;
  onRestart: () => void;
}

const LENGTH = 6;

/** `/login/2fa`: the code of the authenticator app. It is sent as soon as its last digit stands there. */
export function CodeView({ busy, failure, onSubmit, onRestart }: CodeViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const wrong = failure?.kind === 'invalid2fa';
  const incomplete = refusals > 0 && code.length < LENGTH;

  const submit = () => {
    if (code.length < LENGTH) setRefusals(refusals + 1);
    else onSubmit(code);
  };

  return (
    <GateView>
      <Form onSubmit={submit} refusals={refusals}>
        <div>
          <h1 tabIndex={-1}>
            <Trans>Zwei-Faktor-Code</Trans>
          </h1>
          <p className="soft">
            <Trans>
              Öffnen Sie Ihre Authentifizierungs-App und geben Sie den sechsstelligen Code für Ihr Konto ein.
            </Trans>
          </p>
        </div>
        {failure && !wrong && <FormError>{failureText(failure)}</FormError>}
        <CodeField
          label={t`Code`}
          hint={t`Der Code wechselt alle 30 Sekunden.`}
          name="code"
          value={code}
          onChange={setCode}
          onComplete={onSubmit}
          autoFocus
          error={incomplete ? t`Der Code hat sechs Ziffern.` : wrong && !busy ? failureText(failure) : undefined}
        />
        <FormActions>
          <Button variant="secondary" onPress={onRestart}>
            <Trans>Zurück zur Anmeldung</Trans>
          </Button>
          <Button type="submit" busy={busy} busyLabel={t`Code wird geprüft`}>
            <Trans>Bestätigen</Trans>
          </Button>
        </FormActions>
      </Form>
    </GateView>
  );
}
