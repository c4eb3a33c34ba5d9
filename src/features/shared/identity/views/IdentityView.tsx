import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async } from '#components/async/Async.tsx';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { NextStep } from '#components/outcome/NextStep.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { IdentityStage } from '#machines/flows/identity/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { OutcomeHeader, type OutcomeHeaderProps } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { CardIcon, ClockIcon } from '#ui/signIcons.tsx';
import classes from './identity.module.css';

export interface IdentityViewProps {
  stage: IdentityStage;
  /** Partner's reason for rejecting the identity; null without one. */
  reason: string | null;
  busy: boolean;
  /** Failure to start the check or to read its state. */
  failure: Failure | null;
  /** True if the check opens the way to securities; false for works. */
  investing: boolean;
  onStart: () => void;
  onRetry: () => void;
  /** Called when the step is done and its result is read. */
  onContinue: () => void;
}

/** `/self-disclosure/kyc`: state of the identity check and the single next action. */
export function IdentityView(props: IdentityViewProps) {
  const { stage, reason, busy, failure, investing, onStart, onRetry, onContinue } = props;
  const { t } = useLingui();
  const start = (label: string) => (
    <>
      <FailureNote failure={failure} />
      <Button onPress={onStart} busy={busy} busyLabel={t`Die Seite des Partners wird geöffnet`}>
        {label}
      </Button>
    </>
  );
  const preparing = (
    <ul className={classes.needed}>
      <li>{t`Personalausweis oder Reisepass, gültig und im Original`}</li>
      <li>{t`Kamera, Mikrofon und gleichmäßiges Licht`}</li>
    </ul>
  );
  const waiting = (
    <NextStep
      title={null}
      text={
        investing ? (
          <Trans>
            Wir schreiben Ihnen, sobald das Ergebnis vorliegt. Bis dahin können Sie alles ansehen, aber noch nicht
            zeichnen.
          </Trans>
        ) : (
          <Trans>
            Wir schreiben Ihnen, sobald das Ergebnis vorliegt. Bis dahin können Sie alles ansehen, aber noch nicht
            kaufen oder verkaufen.
          </Trans>
        )
      }
    />
  );
  const confirmed = (
    <NextStep
      title={investing ? <Trans>Weiter zum Zeichnen</Trans> : <Trans>Weitermachen, wo Sie waren</Trans>}
      text={
        investing && (
          <Trans>Wir bringen Sie dorthin zurück, wo Sie waren. Falls noch etwas fehlt, fragen wir vorher danach.</Trans>
        )
      }
      actions={<Button onPress={onContinue} busy={busy} busyLabel={t`Wird geladen`}>{t`Weiter`}</Button>}
    />
  );
  const stages: Record<Exclude<IdentityStage, 'loading' | 'failed'>, { head: OutcomeHeaderProps; step: ReactNode }> = {
    notBegun: {
      head: {
        tone: 'neutral',
        sign: <CardIcon />,
        status: investing ? <Trans>Letzter Schritt, etwa 5 Minuten</Trans> : <Trans>Etwa 5 Minuten</Trans>,
        title: investing ? (
          <Trans>Bestätigen Sie jetzt Ihre Identität</Trans>
        ) : (
          <Trans>Ihre Identität bestätigen</Trans>
        ),
        lede: <Trans>Ein Videogespräch mit unserem Partner. Danach kommen Sie hierher zurück.</Trans>,
      },
      step: (
        <NextStep title={<Trans>Ausweis bereitlegen und starten</Trans>} actions={start(t`Identitätsprüfung starten`)}>
          {preparing}
        </NextStep>
      ),
    },
    begun: {
      head: {
        tone: 'neutral',
        sign: <CardIcon />,
        status: <Trans>Begonnen</Trans>,
        title: <Trans>Ihre Identitätsprüfung ist noch nicht abgeschlossen</Trans>,
        lede: <Trans>Sie haben die Seite unseres Partners verlassen. Sie können die Prüfung dort fortsetzen.</Trans>,
      },
      step: (
        <NextStep title={<Trans>Prüfung fortsetzen</Trans>} actions={start(t`Identitätsprüfung fortsetzen`)}>
          {preparing}
        </NextStep>
      ),
    },
    submitted: {
      head: {
        tone: 'info',
        sign: <ClockIcon />,
        title: <Trans>Wir prüfen Ihre Angaben</Trans>,
        lede: <Trans>Das dauert in der Regel 24 Stunden.</Trans>,
      },
      step: waiting,
    },
    pending: {
      head: {
        tone: 'info',
        sign: <ClockIcon />,
        status: <Trans>Ergebnis steht aus</Trans>,
        title: <Trans>Ihr Gespräch wird ausgewertet</Trans>,
        lede: <Trans>Das Ergebnis unseres Partners erscheint hier von selbst.</Trans>,
      },
      step: waiting,
    },
    rejectedInReview: {
      head: {
        tone: 'info',
        sign: <ClockIcon />,
        title: <Trans>Ihre Identität wird noch einmal geprüft</Trans>,
        lede: <Trans>Das dauert in der Regel 24 Stunden.</Trans>,
      },
      step: waiting,
    },
    rejected: {
      head: {
        tone: 'danger',
        sign: <CloseIcon />,
        title: <Trans>Ihre Identität ist nicht bestätigt</Trans>,
        lede: reason ?? <Trans>Unser Partner hat keinen Grund genannt.</Trans>,
      },
      step: (
        <NextStep
          title={<Trans>Prüfung wiederholen</Trans>}
          text={
            <Trans>
              Spiegelungen auf dem Ausweis sind der häufigste Grund. Am Fenster bei Tageslicht klappt es meist.
            </Trans>
          }
          actions={
            <>
              {start(t`Prüfung wiederholen`)}
              <ButtonLink href={pathTo('/contact')} variant="secondary">{t`Uns schreiben`}</ButtonLink>
            </>
          }
        />
      ),
    },
    approved: {
      head: {
        tone: 'positive',
        sign: <CheckIcon />,
        title: <Trans>Ihre Identität ist bestätigt</Trans>,
      },
      step: confirmed,
    },
    approvedInReview: {
      head: {
        tone: 'positive',
        sign: <CheckIcon />,
        title: <Trans>Ihre Identität ist bestätigt</Trans>,
        lede: <Trans>Unser Partner sieht sich die Aufnahme noch einmal an. Darauf müssen Sie nicht warten.</Trans>,
      },
      step: confirmed,
    },
    approvedDataChanged: {
      head: {
        tone: 'positive',
        sign: <CheckIcon />,
        title: <Trans>Ihre Identität ist bestätigt</Trans>,
        lede: <Trans>Unser Partner hat dabei Ihre Angaben nach dem Ausweis berichtigt.</Trans>,
      },
      step: confirmed,
    },
  };
  if (stage === 'failed' || stage === 'loading')
    return (
      <Async
        read={{ data: null, loading: stage === 'loading', failure, onRetry }}
        page={t`Identitätsprüfung`}
        failed={t`Der Status Ihrer Identitätsprüfung konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            <SkeletonLine width="40%" />
            <SkeletonBlock height="14rem" />
          </div>
        }
      >
        {() => null}
      </Async>
    );
  const { head, step } = stages[stage];
  return (
    <div className="stack" data-gap="lg">
      <OutcomeHeader {...head} />
      <div key={stage} ref={restoreFocus}>
        {step}
      </div>
    </div>
  );
}
