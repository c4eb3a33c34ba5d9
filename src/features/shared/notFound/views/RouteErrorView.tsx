import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface RouteErrorViewProps {
  /** Detail for support; never shown in the sentence itself. */
  detail: string;
  onRetry: () => void;
}

/** A screen that cannot be shown: header and footer stay, and a button retries. */
export function RouteErrorView({ detail, onRetry }: RouteErrorViewProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      title={<Trans>Diese Seite lässt sich gerade nicht anzeigen</Trans>}
      lede={
        <Trans>Ihre Eingaben und Ihr Eigentum sind nicht verloren. Bitte versuchen Sie es gleich noch einmal.</Trans>
      }
    >
      <div className="cluster">
        <Button onPress={onRetry}>{t`Noch einmal versuchen`}</Button>
        <ButtonLink href={pathTo('/')} variant="secondary">{t`Zur Übersicht`}</ButtonLink>
      </div>
      <details className="small soft">
        <summary>{t`Einzelheiten für den Kundendienst`}</summary>
        <p>{detail}</p>
      </details>
    </MessagePage>
  );
}
