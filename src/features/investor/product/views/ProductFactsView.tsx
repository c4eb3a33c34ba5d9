import { Trans, useLingui } from '@lingui/react/macro';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { usePeriodText } from '#components/product/useTermsText.ts';
import { bondInvestorLimit } from '#domain/constants/limits.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { LegalDocument, Product } from '#domain/shop/product.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';
import classes from './product.module.css';

export interface ProductFactsViewProps {
  product: Product;
  terms: Terms;
  customer: Customer | null;
  saving: number | null;
  onSave: (document: LegalDocument) => void;
}

/** Purpose, terms, documents, costs and risks of a bond. */
export function ProductFactsView({ product, terms, customer, saving, onSave }: ProductFactsViewProps) {
  const { i18n } = useLingui();
  const items = useTerms(terms, customer);
  const description = translationOf(product.translations, i18n.locale)?.description ?? product.description;
  return (
    <div className={`stack ${classes.facts}`} data-gap="lg">
      {description && (
        <Panel title={<Trans>Das Vorhaben</Trans>}>
          <p className="measure">{description}</p>
        </Panel>
      )}
      <Panel title={<Trans>Bedingungen</Trans>}>
        <DescriptionList items={items} />
      </Panel>
      {product.legalDocuments.length > 0 && (
        <Panel title={<Trans>Unterlagen</Trans>}>
          <ul className="stack" data-gap="sm">
            {product.legalDocuments.map((document) => (
              <li key={document.id}>
                <PdfLink name={document.name} busy={saving === document.id} onPress={() => onSave(document)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {terms.interestRate !== null && <CostsAndRisks />}
    </div>
  );
}

function CostsAndRisks() {
  return (
    <>
      <Panel title={<Trans>Kosten</Trans>}>
        <p className="measure">
          <Trans>
            Sie zahlen den Preis der Token. Für Zeichnung und Verwahrung berechnen wir Ihnen nichts. Die Provision, die
            wir von der Emittentin erhalten, ist in den Unterlagen angegeben.
          </Trans>
        </p>
      </Panel>
      <Panel title={<Trans>Risiken</Trans>}>
        <Risks />
      </Panel>
    </>
  );
}

function Risks() {
  const { t } = useLingui();
  return (
    <ul className={classes.risks}>
      <li>
        <b>{t`Sie können alles verlieren.`}</b>{' '}
        <Trans>Wird die Emittentin zahlungsunfähig, können Zinsen und Rückzahlung ganz ausbleiben.</Trans>
      </li>
      <li>
        <b>{t`Keine Einlagensicherung.`}</b>{' '}
        <Trans>
          Anders als Guthaben bei einer Bank fällt eine Anleihe nicht unter die gesetzliche Einlagensicherung.
        </Trans>
      </li>
      <li>
        <b>{t`Ihr Geld ist gebunden.`}</b>{' '}
        <Trans>
          Die Token werden an keiner Börse gehandelt; ein Verkauf vor der Fälligkeit ist nicht sicher möglich.
        </Trans>
      </li>
      <li>
        <b>{t`Streuen Sie Ihre Anlagen.`}</b>{' '}
        <Trans>Investieren Sie nur Geld, das Sie entbehren können, und nicht alles in eine Anleihe.</Trans>
      </li>
    </ul>
  );
}

function useTerms(terms: Terms, customer: Customer | null): Description[] {
  const { t } = useLingui();
  const { money, number, rate, longDate } = useFormat();
  const period = usePeriodText();
  const cap = customer !== null && isProfessional(customer) ? null : terms.maxSubscriptionNonProfessional;
  const volume = terms.supply !== null && terms.unitNominal !== null ? terms.supply * terms.unitNominal : null;
  return [
    row(t`Emittentin`, terms.issuer),
    row(t`ISIN`, terms.isin),
    row(t`Zins`, terms.interestRate, (percent) => t`${rate(percent)} p.\u00a0a.`),
    row(t`Zinszahlung`, terms.interestPeriod, period),
    row(t`Zinslauf ab`, terms.valueDate, longDate),
    row(t`Rückzahlung zum Nennwert am`, terms.maturityDate, longDate),
    row(t`Nennwert je Stück`, terms.unitNominal, money),
    row(t`Preis je Stück`, terms.unitPrice, money),
    row(t`Mindestens`, terms.minSubscription, money),
    row(t`Höchstens, insgesamt je Anleger`, cap, money),
    row(t`Gesamtbetrag der Anleihe`, volume, money),
    row(
      t`Anleger bisher`,
      terms.investorCount,
      (count) => t`${number(count)} von höchstens ${number(bondInvestorLimit)}`,
    ),
    row(t`Besicherung`, terms.collateral),
  ].flat();
}

/** Returns one row, or no row if the shop does not have the value. */
function row<T>(term: string, value: T | null, format: (value: T) => string = String): Description[] {
  return value === null ? [] : [{ term, value: format(value) }];
}
