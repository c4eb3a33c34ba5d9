import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Panel } from '#ui/Panel.tsx';
import { MailIcon, ShareIcon } from '#ui/signIcons.tsx';
import classes from './referrals.module.css';

/** Recommendation for the device's own dialog (Web Share). */
export interface Recommendation {
  title: string;
  text: string;
  url: string;
}

export interface LinkPartProps {
  url: string;
  code: string | null;
  /** Formatted amount; null if the shop names none. */
  commission: string | null;
  /** QR code of the link. */
  scanned: ReactNode;
  onShare: ((recommendation: Recommendation) => void) | null;
}

/** Link to copy, share and scan, and the facts that its recipients have to know (§ 5a UWG; § 63 WpHG). */
export function LinkPart({ url, code, commission, scanned, onShare }: LinkPartProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const title = t`Empfehlung: Parkett`;
  // Part of the text, so that the sender need not think of either fact.
  const notice =
    commission === null
      ? t`Hinweis: Bei Anleihen ist der Verlust des gesamten eingesetzten Geldes möglich. Das ist keine Anlageberatung.`
      : t`Hinweis: Ich erhalte eine Provision von ${commission}, wenn über den Link eine Zeichnung abgerechnet wird. Bei Anleihen ist der Verlust des gesamten eingesetzten Geldes möglich. Das ist keine Anlageberatung.`;
  const text = `${t`Ich empfehle Parkett, eine Plattform für digitale Anleihen.`} ${notice}`;
  const mail = `mailto:?${[`subject=${encodeURIComponent(title)}`, `body=${encodeURIComponent(`${text}\r\n\r\n${url}\r\n`)}`].join('&')}`;
  return (
    <Panel title={<Trans>Ihr Link</Trans>}>
      <div className="stack" data-gap="md">
        <div className={classes.link}>
          <CopyValue label={t`Link zur Registrierung`} value={url.replace(/^https?:\/\//, '')} copyValue={url} />
          {code !== null && <CopyValue label={t`Code, falls Sie den Link nicht verwenden können`} value={code} />}
        </div>
        <div className="cluster no-print">
          {onShare && (
            <Button onPress={() => onShare({ title, text, url })}>
              <ShareIcon />
              <Trans>Link teilen</Trans>
            </Button>
          )}
          <ButtonLink variant={onShare ? 'secondary' : 'primary'} href={mail}>
            <MailIcon />
            <Trans>E-Mail schreiben</Trans>
          </ButtonLink>
          <Button variant="secondary" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {isShown ? <Trans>QR-Code ausblenden</Trans> : <Trans>QR-Code anzeigen</Trans>}
          </Button>
        </div>
        {isShown && scanned}
        <p className={classes.notice} role="note">
          <WarningIcon />
          <span>
            <Trans>
              Bitte weisen Sie darauf hin, dass Sie eine Provision erhalten und dass mit Anleihen ein Totalverlust
              möglich ist. Unser Text zum Teilen enthält beide Hinweise. Bitte empfehlen Sie kein bestimmtes Wertpapier:
              Ob ein Wertpapier angemessen ist, prüfen wir mit jeder Person selbst.
            </Trans>
          </span>
        </p>
      </div>
    </Panel>
  );
}
