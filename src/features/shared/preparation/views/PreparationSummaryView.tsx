import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { FileList } from '#components/mediaUpload/FileList.tsx';
import { StepForm } from '#components/steps/StepForm.tsx';
import { saleFee } from '#domain/constants/itemLimits.ts';
import { type PreparedItem, saidRows } from '#domain/item/prepared.ts';
import { feeOf, payoutOf } from '#domain/item/sale.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Banner } from '#ui/Banner.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import type { CardOf } from './ItemPreviewView.tsx';
import classes from './summary.module.css';

export interface PreparationSummaryViewProps {
  item: PreparedItem;
  categories: readonly Category[];
  busy: boolean;
  failure: Failure | null;
  /** True if the work may or may not be published. */
  isUnanswered: boolean;
  /** True if the creator has no profile name yet. */
  isNameless: boolean;
  cardOf: CardOf;
  back: ScreenLink | undefined;
  onPublish: () => void;
}

type Values = { terms: boolean; ownWork: boolean };
const isTicked = (value: boolean) => (value ? null : 'missing');

/** `/preparation-process/collection-summary`: everything prepared, to be confirmed and published. */
export function PreparationSummaryView({
  item,
  categories,
  busy,
  failure,
  isUnanswered,
  isNameless,
  cardOf,
  back,
  onPublish,
}: PreparationSummaryViewProps) {
  const { t, i18n } = useLingui();
  const { money, number, percent, rate } = useFormat();
  const isMarket = useContext(ShownReading) === 'marketplace';
  const { fields, submit, submitCount } = useForm<Values, 'missing'>({
    initial: { terms: false, ownWork: false },
    rules: { terms: [isTicked], ownWork: [isTicked] },
    say: () => t`Bitte bestätigen Sie dies.`,
  });
  const { place, words, terms, files, details } = item;
  // The work's page shows no property without a value.
  const rows = saidRows(details.rows).filter(({ value }) => value !== '');
  const yes = (is: boolean) => (is ? t`ja` : t`nein`);
  const text = (term: string, said: string, lang?: string) =>
    said.trim() === '' ? [] : [{ term, value: <Said text={said} lang={lang} /> }];
  const category = categoryNames(categories, i18n.locale).find(({ code }) => code === place.category)?.name;
  return (
    <StepForm
      title={t`Ihr Werk im Überblick`}
      lede={t`So wird Ihr Werk veröffentlicht. Über die Schritte oben können Sie alles noch ändern.`}
      action={t`Werk veröffentlichen`}
      busy={busy}
      busyLabel={t`Werk wird veröffentlicht`}
      beside={cardOf?.()}
      failure={
        <FailureNote failure={failure}>
          {isUnanswered
            ? t`Bevor wir noch einmal senden, sehen wir nach, ob Ihr Werk schon veröffentlicht ist.`
            : t`Ihre Angaben sind nicht verloren.`}
        </FailureNote>
      }
      onRetry={isUnanswered ? onPublish : null}
      back={back}
      submitCount={submitCount}
      onSubmit={() => submit(onPublish)}
    >
      {isNameless && isMarket && (
        <Banner tone="info" title={t`Ihr Werk erscheint ohne Namen.`}>
          <Trans>
            Sie haben noch keinen Profilnamen. Im{' '}
            <Link href={pathTo('/edit-profile')} newTab={t`(öffnet einen neuen Tab)`}>
              Profil
            </Link>{' '}
            können Sie einen wählen, auch später noch.
          </Trans>
        </Banner>
      )}
      <FileList label={t`Dateien Ihres Werks`} files={files} />
      <DescriptionList
        variant="stacked"
        items={[
          { term: t`Titel`, value: words.titleDe },
          ...text(t`Beschreibung`, words.descriptionDe),
          ...text(t`Titel auf Englisch`, words.titleEn, 'en'),
          ...text(t`Beschreibung auf Englisch`, words.descriptionEn, 'en'),
          ...(place.collection ? [{ term: t`Sammlung`, value: place.collection }] : []),
          { term: t`Kategorie`, value: category },
          { term: t`Preis je Exemplar`, value: money(terms.price) },
          { term: t`Gebühr je Verkauf`, value: `${money(feeOf(terms.price))} (${rate(saleFee * 100)})` },
          { term: t`Auszahlung je Verkauf`, value: money(payoutOf(terms.price)) },
          { term: t`Exemplare`, value: number(terms.copies) },
          { term: t`Beteiligung an Weiterverkäufen`, value: percent(terms.royalties) },
          { term: t`Nur an freigegebene Wallets verkaufen`, value: yes(terms.whitelisting) },
          { term: t`Gemeinsam mit anderen entstanden`, value: yes(details.collaboration) },
          { term: t`Ausschließliche Nutzungsrechte`, value: yes(details.copyrightTransferred) },
        ]}
      />
      {rows.length > 0 && (
        <section className="stack" data-gap="sm">
          <h2 className="h4">{t`Eigenschaften`}</h2>
          <DescriptionList
            items={rows.map(({ key, value }) => ({
              term: <bdi>{key}</bdi>,
              value: <span dir="auto">{value}</span>,
            }))}
          />
        </section>
      )}
      {!isUnanswered && (
        <>
          <Field of={fields} name="terms">
            {({ value, ...field }) => (
              <Checkbox isSelected={value} isDisabled={busy} {...field}>
                <Trans>
                  Ich stimme den <Link href={pathTo('/terms-and-conditions')}>Bedingungen</Link> zu.
                </Trans>
              </Checkbox>
            )}
          </Field>
          <Field of={fields} name="ownWork">
            {({ value, ...field }) => (
              <Checkbox isSelected={value} isDisabled={busy} {...field}>
                <Trans>Mein Werk verletzt keine Urheberrechte anderer.</Trans>
              </Checkbox>
            )}
          </Field>
        </>
      )}
    </StepForm>
  );
}

/** A text as its creator wrote it, with its line breaks. */
function Said({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <span dir="auto" lang={lang} className={classes.said}>
      {text}
    </span>
  );
}
