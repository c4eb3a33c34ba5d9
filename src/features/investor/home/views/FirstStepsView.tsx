import { Trans } from '@lingui/react/macro';
import { NumberedList } from '#ui/NumberedList.tsx';
import { Panel } from '#ui/Panel.tsx';

/** First steps to a security; takes the place of the holdings for customers who have not ordered yet. */
export function FirstStepsView() {
  return (
    <Panel title={<Trans>So kommen Sie zu Ihrer ersten Anleihe</Trans>}>
      <NumberedList
        items={[
          {
            key: 'choose',
            title: <Trans>Anleihe auswählen</Trans>,
            text: <Trans>Unten stehen die aktuellen Angebote mit Zins, Laufzeit und Mindestbetrag.</Trans>,
          },
          {
            key: 'declare',
            title: <Trans>Stückzahl und Erklärungen bestätigen</Trans>,
            text: <Trans>Sie lesen die Unterlagen und prüfen alles noch einmal, bevor Sie bestellen.</Trans>,
          },
          {
            key: 'pay',
            title: <Trans>Bezahlen</Trans>,
            text: (
              <Trans>
                Per Überweisung oder, je nach Anleihe, mit Karte. Danach werden die Token in Ihre Wallet übertragen.
              </Trans>
            ),
          },
          {
            key: 'earn',
            title: <Trans>Zinsen erhalten</Trans>,
            text: <Trans>Ihren Bestand und Ihre Auszahlungen sehen Sie dann an dieser Stelle.</Trans>,
          },
        ]}
      />
    </Panel>
  );
}
