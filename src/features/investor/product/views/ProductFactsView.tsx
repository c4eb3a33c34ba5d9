import { Trans, useLingui } from '@lingui/react/macro';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { usePeriodText } from '#components/product/useTermsText.ts';
import { bondInvestorLimit } from '#domain/constants/limits.ts';
import { flowOf } from '#domain/order/flowOf.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { ContentText } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { LegalDocument, Product } from '#domain/shop/product.ts';
import { translationOf } from '#domain/shop/translations.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import { FoldedPanel } from '#ui/FoldedPanel.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RichText } from '#ui/RichText.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import classes from './product.module.css';
import { QuestionsView } from './QuestionsView.tsx';

export interface ProductFactsViewProps {
  product: Product;
  terms: Terms;
  customer: Customer | null;
  /** Content block on supervision, register and the account that receives payments; null if the shop has none. */
  trust: ContentText | null;
  today: CalendarDate;
  saving: number | null;
  onSave: (document: LegalDocument) => void;
}

/** Issuer and project, dates and terms, trust, documents, risks and answers to questions about a bond. */
export function ProductFactsView({ product, terms, customer, trust, today, saving, onSave }: ProductFactsViewProps) {
  const items = useTerms(terms, customer);
  const dates = useDates(terms, today);
  return (
    <>
      <IssuerView product={product} terms={terms} />
      {trust && (
        <FoldedPanel padded title={trust.name}>
          <RichText layout="terms" html={trust.content} />
        </FoldedPanel>
      )}
      {dates.length + items.length > 0 && (
        <FoldedPanel padded title={<Trans>Termine und Bedingungen</Trans>}>
          <div className="stack" data-gap="lg">
            {dates.length > 0 && <DatesView dates={dates} today={today} />}
            {items.length > 0 && <DescriptionList variant="stacked" items={items} />}
          </div>
        </FoldedPanel>
      )}
      {product.legalDocuments.length > 0 && (
        <Panel title={<Trans>Unterlagen</Trans>}>
          <ul className={classes.documents}>
            {product.legalDocuments.map((document) => (
              <li key={document.id}>
                <PdfLink
                  name={document.name}
                  facts={document.pdf}
                  busy={saving === document.id}
                  onPress={() => onSave(document)}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {terms.interestRate !== null && (
        <>
          <Panel title={<Trans>Risiken</Trans>}>
            <Risks />
          </Panel>
          <QuestionsView terms={terms} />
        </>
      )}
    </>
  );
}

interface DatedStep {
  key: string;
  title: string;
  day: CalendarDate;
}

/** Returns the first day with interest, the next payment and the maturity, as far as the shop sends them. */
function useDates(terms: Terms, today: CalendarDate): DatedStep[] {
  const { t } = useLingui();
  const { valueDate, maturityDate } = terms;
  const next = flowOf(terms, 0, today)?.first?.date ?? null;
  return [
    { key: 'value', title: t`Zinslauf beginnt`, day: valueDate },
    { key: 'next', title: t`Nächste Zinszahlung`, day: next === maturityDate ? null : next },
    { key: 'maturity', title: t`Rückzahlung zum Nennwert`, day: maturityDate },
  ].flatMap(({ day, ...each }) => (day === null ? [] : [{ ...each, day }]));
}

function DatesView({ dates, today }: { dates: DatedStep[]; today: CalendarDate }) {
  const { t } = useLingui();
  const { date } = useFormat();
  return (
    <Timeline
      variant="line"
      labels={{ done: t`vorbei`, current: t`heute`, open: t`kommt noch`, stopped: t`entfallen` }}
      items={dates.map(({ key, title, day }) => ({
        key,
        title,
        at: date(day),
        state: day < today ? 'done' : day === today ? 'current' : 'open',
      }))}
    />
  );
}

/** Issuer, use of the proceeds, rank and collateral. */
function IssuerView({ product, terms }: { product: Product; terms: Terms }) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormat();
  const description = translationOf(product.translations, i18n.locale)?.description ?? product.description;
  const { issuer, collateral, supply, unitNominal, investorCount } = terms;
  const items = [
    row(t`Rang und Besicherung`, collateral),
    row(t`Gesamtbetrag der Anleihe`, supply !== null && unitNominal !== null ? supply * unitNominal : null, money),
    row(t`Anleger bisher`, investorCount, (count) => t`${number(count)} von höchstens ${number(bondInvestorLimit)}`),
  ].flat();
  if (description === null && issuer === null && items.length === 0) return null;
  return (
    <Panel title={issuer === null ? t`Das Vorhaben` : t`Emittentin: ${issuer}`}>
      <div className={`stack ${classes.issuer}`} data-gap="md">
        {description && <p className="measure">{description}</p>}
        {items.length > 0 && <DescriptionList variant="stacked" items={items} />}
      </div>
    </Panel>
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
        <Trans>Die Token werden an keiner Börse gehandelt; ein Verkauf vor der Fälligkeit kann unmöglich sein.</Trans>
      </li>
      <li>
        <b>{t`Streuen Sie.`}</b>{' '}
        <Trans>Legen Sie nur an, was Sie entbehren können, und nicht alles in eine Anleihe.</Trans>
      </li>
    </ul>
  );
}

function useTerms(terms: Terms, customer: Customer | null): Description[] {
  const { t } = useLingui();
  const { money, rate } = useFormat();
  const period = usePeriodText();
  const cap = customer !== null && isProfessional(customer) ? null : terms.maxSubscriptionNonProfessional;
  return [
    row(t`ISIN`, terms.isin),
    row(t`Zins`, terms.interestRate, (percent) => t`${rate(percent)} p.\u00a0a.`),
    row(t`Zinszahlung`, terms.interestPeriod, period),
    row(t`Nennwert je Stück`, terms.unitNominal, money),
    row(t`Preis je Stück`, terms.unitPrice, money),
    row(t`Mindestens`, terms.minSubscription, money),
    row(t`Höchstbetrag für Privatkunden`, cap, money),
  ].flat();
}

/** Returns one row, or no row if the shop does not have the value. */
function row<T>(term: string, value: T | null, format: (value: T) => string = String): Description[] {
  return value === null ? [] : [{ term, value: format(value) }];
}
