import { Trans } from '@lingui/react/macro';

/** Question of the first step, known before the offer has loaded. */
export const tokenQuestion = () => ({
  title: <Trans>Wie viel möchten Sie zeichnen?</Trans>,
  lede: <Trans>Sie gehen noch keine Verpflichtung ein: Am Ende prüfen Sie alles noch einmal.</Trans>,
});
