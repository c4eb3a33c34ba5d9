import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { linkDays } from '#domain/shop/mailLink.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { MailIcon } from '#ui/signIcons.tsx';
import classes from './signUp.module.css';

export interface MailboxViewProps {
  email: string;
  /** True after a sign-up; false after a request for a link, which does not reveal if there is an account. */
  isSignUp: boolean;
  /** Seconds until another mail may be requested. */
  seconds: number;
  busy: boolean;
  isSentAgain: boolean;
  failure: Failure | null;
  onAgain: () => void;
  onOtherAddress: () => void;
}

/** Instructions after a sign-up or a request for a new link, and help if no mail arrives. */
export function MailboxView(props: MailboxViewProps) {
  const { email, isSignUp, seconds, busy, isSentAgain, failure, onAgain, onOtherAddress } = props;
  const { t } = useLingui();
  const { verification: days } = linkDays;
  return (
    <GateView>
      <div className="stack" data-gap="lg">
        <OutcomeHeader
          tone="info"
          sign={<MailIcon />}
          status={isSignUp ? <Trans>Noch ein Schritt</Trans> : <Trans>Angefordert</Trans>}
          title={<Trans>Prüfen Sie Ihr Postfach</Trans>}
          lede={
            isSignUp ? (
              <Trans>
                Wir haben eine E-Mail an <b>{email}</b> geschickt. Mit dem Link darin bestätigen Sie Ihre Adresse; er
                gilt {days} Tage.
              </Trans>
            ) : (
              <Trans>
                Gibt es zu <b>{email}</b> ein Konto, haben wir eine E-Mail dorthin geschickt. Der Link darin gilt {days}{' '}
                Tage.
              </Trans>
            )
          }
        />
        <section className={classes.help} aria-labelledby="no-mail">
          <h2 id="no-mail" className={classes.question}>{t`Nichts angekommen?`}</h2>
          <p>{t`Es kann ein paar Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach.`}</p>
          {failure && failure.kind !== 'rateLimited' && <FailureNote failure={failure} />}
          <div className="stack">
            <Button
              variant="secondary"
              wide
              onPress={onAgain}
              busy={busy}
              busyLabel={t`E-Mail wird angefordert`}
              disabledReason={
                seconds > 0
                  ? t`In ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} wieder möglich.`
                  : undefined
              }
            >
              <Trans>E-Mail noch einmal schicken</Trans>
            </Button>
            <p role="status" className={isSentAgain ? 'small' : 'visually-hidden'}>
              {isSentAgain && <Trans>Wir haben noch eine E-Mail geschickt.</Trans>}
            </p>
            <Button variant="quiet" wide onPress={onOtherAddress}>{t`Andere Adresse verwenden`}</Button>
          </div>
        </section>
        <p className="small soft">
          <Trans>
            Schon bestätigt? <Link href={pathTo('/login')}>Anmelden</Link>
          </Trans>
        </p>
      </div>
    </GateView>
  );
}
