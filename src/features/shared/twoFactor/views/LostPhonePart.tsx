import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';

export function LostPhonePart() {
  return (
    <Panel title={<Trans>Neues Telefon, verlorenes Telefon</Trans>}>
      <div className="stack" data-gap="sm">
        <p>
          <Trans>
            <b>Haben Sie beide Telefone,</b> schalten Sie die Zwei-Faktor-Anmeldung mit dem alten aus und richten sie
            mit dem neuen wieder ein.
          </Trans>
        </p>
        <p>
          <Trans>
            <b>Haben Sie den Schlüssel aufbewahrt,</b> geben Sie ihn in die App auf dem neuen Telefon ein: Sie zeigt
            dann dieselben Codes.
          </Trans>
        </p>
        <p>
          <Trans>
            <b>Haben Sie weder Telefon noch Schlüssel,</b> <Link href={pathTo('/contact')}>schreiben Sie uns</Link>.
            Ohne Code können wir die Zwei-Faktor-Anmeldung erst ausschalten, wenn wir sicher sind, dass Sie es sind.
          </Trans>
        </p>
      </div>
    </Panel>
  );
}
