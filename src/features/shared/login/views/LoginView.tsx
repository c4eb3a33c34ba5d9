import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toneOf, usualText } from '#components/failure/usualMessages.ts';
import { GateView, type GateViewProps, SAID } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Form, FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface LoginViewProps {
  busy: boolean;
  failure: Failure | null;
  /** True while nothing can be sent, as the failure explains. */
  barred: boolean;
  /** True if the session ended without a logout: a notice appears above the form. */
  sessionEnded: boolean;
  trust?: GateViewProps['trust'];
  trustLine?: GateViewProps['trustLine'];
  onSubmit: (credentials: { email: string; password: string }) => void;
}

/** `/login`: email and password. The input stays if the shop refuses it. */
export function LoginView({ busy, failure, barred, sessionEnded, trust, trustLine, onSubmit }: LoginViewProps) {
  const { t, i18n } = useLingui();
  // No `useForm`: it would add 0.8 to 1.8 kB to the page that has to load first, for two fields that only must not be
  // empty.
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const errors = {
    email: submitted && email.trim() === '' ? t`Bitte geben Sie Ihre E-Mail-Adresse an.` : undefined,
    password: submitted && password === '' ? t`Bitte geben Sie Ihr Passwort an.` : undefined,
  };

  const submit = () => {
    setSubmitted(true);
    if (email.trim() === '' || password === '') setSubmitCount(submitCount + 1);
    else onSubmit({ email: email.trim(), password });
  };

  return (
    <GateView trust={trust} trustLine={trustLine}>
      <Form onSubmit={submit} submitCount={submitCount}>
        <div>
          <h1 tabIndex={-1}>{t`Anmelden`}</h1>
          <p className="soft">
            <Trans>
              Noch kein Konto? <Link href={pathTo('/sign-up/{-$referralCode}')}>Jetzt registrieren</Link>
            </Trans>
          </p>
        </div>
        {failure ? (
          <FormError id={SAID} tone={toneOf(failure)}>
            {i18n._(usualText(failure))}{' '}
            {failure.kind === 'rateLimited' && failure.retryAfter > 3600 && (
              <Trans>
                Mit einem <Link href={pathTo('/reset-password')}>neuen Passwort</Link> können Sie sich sofort anmelden.
              </Trans>
            )}
            {failure.kind === 'badCredentials' && (
              <Trans>
                <Link href={pathTo('/resend-verification')}>Neuen Link anfordern</Link>.
              </Trans>
            )}
          </FormError>
        ) : (
          sessionEnded && (
            <FormError tone="notice">
              <Trans>Ihre Sitzung ist abgelaufen. Nach der Anmeldung geht es dort weiter, wo Sie waren.</Trans>
            </FormError>
          )
        )}
        <TextField
          label={t`E-Mail-Adresse`}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <PasswordField
          label={t`Passwort`}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }}
        />
        <Button type="submit" wide disabledBy={barred ? SAID : undefined} busy={busy} busyLabel={t`Anmeldung läuft`}>
          <Trans>Anmelden</Trans>
        </Button>
        <Link className="small" variant="strong" href={pathTo('/reset-password')}>{t`Passwort vergessen?`}</Link>
      </Form>
    </GateView>
  );
}
