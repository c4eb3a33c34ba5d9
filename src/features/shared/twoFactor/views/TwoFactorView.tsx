import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { ShownReading } from '#components/links/reading.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { TwoFactorStage } from '#machines/flows/twoFactor/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { LostPhonePart } from './LostPhonePart.tsx';

export interface TwoFactorViewProps {
  stage: Exclude<TwoFactorStage, 'settingUp' | 'switchingOff'>;
  busy: boolean;
  failure: Failure | null;
  /** Path to return to; null if the customer was not redirected here. */
  wayBack: string | null;
  onSetUp: () => void;
  onSwitchOff: () => void;
  onRetry: () => void;
}

/** `/account/two-factor`: state of the second factor, and the actions. */
export function TwoFactorView(props: TwoFactorViewProps) {
  const { stage, failure, onRetry } = props;
  const { t } = useLingui();
  return (
    <AccountLayout current="twoFactor">
      <PageHeader
        title={<Trans>Zwei-Faktor-Anmeldung</Trans>}
        lede={
          <Trans>
            Ein Passwort kann jemand erraten oder abschauen. Mit der Zwei-Faktor-Anmeldung brauchen Sie außerdem einen
            Code aus einer App auf Ihrem Telefon.
          </Trans>
        }
      />
      {stage === 'looking' && (
        <LoadingRegion label={t`Wird geladen`}>
          <SkeletonBlock height="12rem" />
        </LoadingRegion>
      )}
      {stage === 'unread' && failure && (
        <LoadFailed
          title={t`Wir konnten nicht prüfen, ob die Zwei-Faktor-Anmeldung eingeschaltet ist.`}
          failure={failure}
          onRetry={onRetry}
        />
      )}
      {stage === 'off' && <Off {...props} />}
      {stage === 'on' && <On {...props} />}
    </AccountLayout>
  );
}

function Off({ busy, failure, onSetUp }: TwoFactorViewProps) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <Card>
      <div className="stack" data-gap="lg" ref={restoreFocus}>
        <div className="stack" data-gap="sm">
          <h2>{t`Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet`}</h2>
          <p className="soft">
            {isMarket ? (
              <Trans>Sie brauchen dafür eine Authenticator-App und etwa 2 Minuten.</Trans>
            ) : (
              <Trans>
                Sie brauchen dafür eine Authenticator-App und etwa 2 Minuten. Zum Übertragen von Token muss die
                Zwei-Faktor-Anmeldung eingeschaltet sein.
              </Trans>
            )}
          </p>
        </div>
        <FailureNote failure={failure} />
        <div>
          <Button busy={busy} busyLabel={t`Schlüssel wird angelegt`} onPress={onSetUp}>
            <Trans>Zwei-Faktor-Anmeldung einrichten</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function On({ wayBack, onSwitchOff }: TwoFactorViewProps) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <>
      <Card>
        <div className="stack" data-gap="lg" ref={restoreFocus}>
          <div className="stack" data-gap="sm">
            <h2>{t`Die Zwei-Faktor-Anmeldung ist eingeschaltet`}</h2>
            <p className="soft">
              {isMarket
                ? t`Beim Anmelden werden Sie nach einem Code aus Ihrer App gefragt.`
                : t`Beim Anmelden und beim Übertragen werden Sie nach einem Code aus Ihrer App gefragt.`}
            </p>
          </div>
          <div className="cluster">
            {wayBack !== null && <ButtonLink href={wayBack}>{t`Weitermachen, wo Sie waren`}</ButtonLink>}
            <Button variant="secondary" onPress={onSwitchOff}>{t`Zwei-Faktor-Anmeldung ausschalten`}</Button>
          </div>
        </div>
      </Card>
      <LostPhonePart />
    </>
  );
}
