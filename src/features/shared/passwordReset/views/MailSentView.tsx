import { Trans, useLingui } from '@lingui/react/macro';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface MailSentViewProps {
  email: string;
  /** Returns to the form, with the address in it. */
  onAgain: () => void;
}

/** `/reset-password` after the request: does not reveal if the address has an account. */
export function MailSentView({ email, onAgain }: MailSentViewProps) {
  const { t } = useLingui();
  return (
    <GateView>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h1 tabIndex={-1}>{t`Prüfen Sie Ihr Postfach`}</h1>
          <p className="soft">
            <Trans>
              Wenn es zu <b>{email}</b> ein Konto gibt, finden Sie dort gleich eine E-Mail mit einem Link. Er gilt nur
              kurze Zeit und nur einmal.
            </Trans>
          </p>
        </div>
        <p className="soft">
          <Trans>
            Nichts angekommen? Sehen Sie auch im Spam-Ordner nach und prüfen Sie die Adresse. Dann können Sie den Link
            noch einmal anfordern.
          </Trans>
        </p>
        <div className="cluster">
          <ButtonLink href={pathTo('/login')}>{t`Zur Anmeldung`}</ButtonLink>
          <Button variant="secondary" onPress={onAgain}>{t`Noch einmal anfordern`}</Button>
        </div>
      </div>
    </GateView>
  );
}
