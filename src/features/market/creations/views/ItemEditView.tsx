import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { PlaceFields, type PlaceValues, placeRules, placeValues } from '#components/itemForm/PlaceFields.tsx';
import { TermFields, type TermValues, termRules, termValues } from '#components/itemForm/TermFields.tsx';
import { WordFields, type WordValues, wordRules } from '#components/itemForm/WordFields.tsx';
import { FileList } from '#components/mediaUpload/FileList.tsx';
import type { RevisionViewProps } from '#components/revision/props.ts';
import { RevisionEnd } from '#components/revision/RevisionEnd.tsx';
import { type ItemValues, isFrozen, itemValuesOf } from '#domain/item/edited.ts';
import type { ItemFile } from '#domain/item/prepared.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import type { Item } from '#domain/shop/item.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Banner } from '#ui/Banner.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SoldMeanwhile } from './SoldMeanwhile.tsx';

export type EditValues = WordValues & PlaceValues & TermValues & Pick<ItemValues, 'withdrawn'>;

/** Returns the field values for a work as stored by the shop. */
export function editValues(values: ItemValues, categories: readonly Category[], decimal: ',' | '.'): EditValues {
  const { titleDe, titleEn, descriptionDe, descriptionEn, price, withdrawn } = values;
  return {
    titleDe,
    titleEn,
    descriptionDe,
    descriptionEn,
    withdrawn,
    ...placeValues(values, categories),
    ...termValues({ ...values, price: price ?? 0 }, decimal),
    ...(price === null && { price: '' }),
  };
}

const noRules: RulesOf<WordValues> = { titleDe: [], titleEn: [], descriptionDe: [], descriptionEn: [] };

/** Read-only words of a sold work. */
function FrozenWords({ of: { titleDe, titleEn, descriptionDe, descriptionEn } }: { of: WordValues }) {
  const { t } = useLingui();
  const said = [
    { term: t`Titel`, value: titleDe },
    { term: t`Beschreibung`, value: descriptionDe },
    { term: t`Titel auf Englisch`, value: titleEn, lang: 'en' },
    { term: t`Beschreibung auf Englisch`, value: descriptionEn, lang: 'en' },
  ];
  return (
    <>
      <DescriptionList
        variant="stacked"
        items={said
          .filter(({ value }) => value !== '')
          .map(({ term, value, lang }) => ({
            term,
            value: (
              <span dir="auto" lang={lang}>
                {value}
              </span>
            ),
          }))}
      />
      <p className="soft small">
        <Trans>
          Seit dem ersten Verkauf stehen Titel und Beschreibung fest, weil Käufer sich darauf verlassen. Preis und
          Einordnung können Sie weiter ändern.
        </Trans>
      </p>
    </>
  );
}

export interface ItemEditViewProps extends RevisionViewProps {
  item: Item;
  /** Values as last read from the shop. */
  now: ItemValues;
  isSold: boolean;
  categories: readonly Category[];
  initial: EditValues;
  files: readonly ItemFile[];
  /** True while files are still uploading. */
  areUnderWay: boolean;
  onRemove: (fileName: string) => void;
  onMove: (fileName: string) => void;
  onSubmit: (values: EditValues) => void;
  /** File picker and running uploads. */
  children: ReactNode;
}

/** `/edit-product/{productCode}`: words, place, terms and files of a work. */
export function ItemEditView(props: ItemEditViewProps) {
  const {
    item,
    now,
    isSold,
    categories,
    initial,
    files,
    areUnderWay,
    onRemove,
    onMove,
    onSubmit,
    children,
    ...revision
  } = props;
  const { busy, outdated } = revision;
  const { t, i18n } = useLingui();
  const { money, number, percent } = useFormat();
  const [isRefused, setRefused] = useState(false);
  const isOffered = item.defaultVariant !== null;
  const bounds = { left: isSold ? now.copies : null, isExclusive: now.copyrightTransferred };
  const { fields, submit, submitCount } = useForm<EditValues>({
    initial,
    rules: (values) => ({
      ...(isSold ? noRules : wordRules(values)),
      ...placeRules,
      ...termRules(bounds),
      ...(isSold && { royalties: [] }),
      withdrawn: [],
      // A draft that is put aside gets neither price nor copies.
      ...(!isOffered && values.withdrawn && { price: [], copies: [] }),
    }),
    ...revision,
  });
  const isPublishing = !useFieldValue(fields, 'withdrawn') && !isOffered;
  const tooLate = isSold ? (outdated?.filter(isFrozen) ?? []) : [];
  const isMissing = areUnderWay || files.length === 0;
  return (
    <Form
      className="stack"
      submitCount={submitCount}
      onSubmit={() => {
        setRefused(isMissing);
        if (!busy && !isMissing) submit(onSubmit);
      }}
    >
      {!isOffered && (
        <Banner tone="info" title={t`Noch nicht veröffentlicht.`}>
          <Trans>Nur Sie sehen dieses Werk. Mit einem Preis und einer Zahl von Exemplaren steht es zum Verkauf.</Trans>
        </Banner>
      )}
      <Panel title={<Trans>Titel und Beschreibung</Trans>}>
        <div className="stack">{isSold ? <FrozenWords of={itemValuesOf(item)} /> : <WordFields of={fields} />}</div>
      </Panel>
      <Panel title={<Trans>Einordnung</Trans>}>
        <div className="stack">
          <PlaceFields of={fields} categories={categories} />
        </div>
      </Panel>
      <Panel title={<Trans>Bedingungen</Trans>}>
        <div className="stack">
          <TermFields of={fields} {...bounds} />
          <Field of={fields} name="withdrawn">
            {({ value, ...field }) => (
              <Checkbox
                optional
                isSelected={value}
                hint={
                  isOffered
                    ? t`Dann kann das Werk niemand mehr kaufen; verkaufte Exemplare bleiben bei ihren Käufern. Sie können es jederzeit wieder anbieten.`
                    : t`Der Entwurf steht dann am Ende von „Meine Werke“, noch ohne Preis und Zahl der Exemplare. Sie können ihn jederzeit wieder aufnehmen.`
                }
                {...field}
              >
                {isOffered ? t`Aus dem Verkauf nehmen` : t`Entwurf beiseitelegen`}
              </Checkbox>
            )}
          </Field>
        </div>
      </Panel>
      <Panel title={<Trans>Dateien</Trans>}>
        <div className="stack">
          {files.length > 0 && (
            <FileList label={t`Dateien Ihres Werks`} files={files} {...(!isSold && { onRemove, onMove })} />
          )}
          {isSold ? (
            <p className="soft small">
              <Trans>
                Seit dem ersten Verkauf lassen sich die Dateien nicht mehr ändern, weil Käufer sich darauf verlassen.
              </Trans>
            </p>
          ) : (
            children
          )}
        </div>
      </Panel>
      {tooLate.length > 0 && <SoldMeanwhile />}
      <RevisionEnd
        of={fields}
        {...revision}
        action={isPublishing ? t`Werk veröffentlichen` : undefined}
        missing={
          isRefused &&
          isMissing &&
          (areUnderWay
            ? t`Bitte warten Sie, bis alle Dateien hochgeladen sind, oder verwerfen Sie die übrigen.`
            : t`Bitte laden Sie eine Datei hoch.`)
        }
        outdated={outdated?.filter((field) => !tooLate.includes(field)) ?? null}
        labels={{
          titleDe: { label: t`Titel`, value: now.titleDe },
          descriptionDe: { label: t`Beschreibung`, value: now.descriptionDe },
          titleEn: { label: t`Titel auf Englisch`, value: now.titleEn },
          descriptionEn: { label: t`Beschreibung auf Englisch`, value: now.descriptionEn },
          collection: { label: t`Name der Sammlung`, value: now.collection },
          category: {
            label: t`Kategorie`,
            value: categoryNames(categories, i18n.locale).find(({ code }) => code === now.category)?.name ?? '',
          },
          royalties: { label: t`Beteiligung an Weiterverkäufen`, value: percent(now.royalties) },
          whitelisting: { label: t`Nur an freigegebene Wallets verkaufen`, value: now.whitelisting },
          withdrawn: { label: isOffered ? t`Aus dem Verkauf nehmen` : t`Entwurf beiseitelegen`, value: now.withdrawn },
          files: { label: t`Dateien` },
          price: { label: t`Preis je Exemplar`, value: now.price === null ? '' : money(now.price) },
          copies: { label: t`Exemplare`, value: number(now.copies) },
        }}
      />
    </Form>
  );
}
