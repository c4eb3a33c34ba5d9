import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { usePeriodText } from '#components/product/useTermsText.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FoldedPanel } from '#ui/FoldedPanel.tsx';
import { Link } from '#ui/Link.tsx';
import classes from './product.module.css';

/** Questions that investors ask before an order, with answers from the terms of use, of the bonds and of custody. */
export function QuestionsView({ terms }: { terms: Terms }) {
  const { t } = useLingui();
  return (
    <FoldedPanel padded title={<Trans>Fragen</Trans>}>
      <div className={classes.questions}>
        <Question text={t`Was passiert, wenn die Emittentin nicht zahlen kann?`}>
          <Trans>
            Dann können Zinsen und Rückzahlung ganz oder teilweise ausfallen. Sicherheiten können weniger wert sein, als
            den Anlegern zusteht, und andere Gläubiger können vor Ihnen an der Reihe sein.
          </Trans>
        </Question>
        <Question text={t`Wann erhalte ich Zinsen und Rückzahlung?`}>
          <PaymentsAnswer terms={terms} />
        </Question>
        <Question text={t`Kann ich vorher verkaufen?`}>
          <Trans>
            Verlassen Sie sich nicht darauf. Ein ordentliches Kündigungsrecht haben Sie nicht, und eine Börse gibt es
            für die Token nicht. Sie können sie an andere freigegebene Anleger übertragen, wenn Sie selbst jemanden
            finden.
          </Trans>
        </Question>
        <Question text={t`Was kostet mich die Anlage?`}>
          <Trans>
            Sie zahlen den Preis der Token. Für Zeichnung, Verwahrung und Auszahlung berechnen wir Ihnen nichts. Welche
            Provision wir von der Emittentin erhalten, steht in den Unterlagen.
          </Trans>
        </Question>
        <Question text={t`Wie werden meine Token verwahrt?`}>
          <Trans>
            In einer Wallet, deren Schlüssel unser Verwahrer verwaltet. Inhaber ist, wer im Kryptowertpapierregister
            steht; die Eintragung besteht auch ohne uns und ohne den Verwahrer fort.
          </Trans>
        </Question>
        <Question text={t`Kann ich meine Zeichnung widerrufen?`}>
          <Trans>
            Als Verbraucherin oder Verbraucher innerhalb von 14 Tagen ohne Angabe von Gründen. Die Einzelheiten stehen
            in den <Link href={pathTo('/terms-and-conditions')}>AGB</Link>.
          </Trans>
        </Question>
      </div>
    </FoldedPanel>
  );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Disclosure summary={text}>
      <p className="measure">{children}</p>
    </Disclosure>
  );
}

function PaymentsAnswer({ terms }: { terms: Terms }) {
  const { longDate } = useFormat();
  const periodText = usePeriodText();
  const { interestPeriod, maturityDate } = terms;
  const period = interestPeriod && periodText(interestPeriod);
  const day = maturityDate && longDate(maturityDate);
  return (
    <>
      {period && day && (
        <>
          <Trans>
            Zinsen zahlt die Emittentin {period}, den Nennwert am {day}.
          </Trans>{' '}
        </>
      )}
      <Trans>
        Das Geld geht auf das Bankkonto, das Sie bei uns hinterlegt haben, nach Abzug der Steuern, die einbehalten
        werden müssen. Ist der Zahltag kein Bankarbeitstag, wird am nächsten gezahlt.
      </Trans>
    </>
  );
}
