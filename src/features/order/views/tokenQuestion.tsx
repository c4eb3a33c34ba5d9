import { Trans } from '@lingui/react/macro';

/** What the first step asks, which is known before the offer is. */
export const tokenQuestion = () => ({
  title: <Trans>Wie viel möchten Sie zeichnen?</Trans>,
  lede: <Trans>Sie gehen noch keine Verpflichtung ein: Am Ende prüfen Sie alles noch einmal.</Trans>,
});
