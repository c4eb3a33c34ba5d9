import { Trans, useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { AddressFields } from '#components/disclosure/AddressFields.tsx';
import { addressDefinitions } from '#components/disclosure/addressDefinitions.ts';
import { rulesIn } from '#components/disclosure/fieldDefinitions.tsx';
import { nameLine } from '#components/disclosure/rules.ts';
import { Field, FieldGrid, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft, RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { SaleFailure } from '#components/item/SaleFailure.tsx';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { StepForm } from '#components/steps/StepForm.tsx';
import steps from '#components/steps/steps.module.css';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, termsAccepted } from '#domain/forms/validation.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Country } from '#domain/shop/lookups.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { countryName } from '#i18n/countryName.ts';
import type { PostalAddress, Repricing } from '#machines/flows/purchase/types.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Form.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './purchase.module.css';
import { Repriced } from './Repriced.tsx';

export interface AddressViewProps {
  /** Address submitted last, or the customer's home address; null if neither is known. */
  initial: PostalAddress | null;
  countries: AsyncData<readonly Country[]>;
  documents: readonly LegalDocument[];
  /** Id of the document being downloaded; null if none. */
  saving: number | null;
  failure: Failure | null;
  /** Change of the price since the summary was read, after which the order starts over; null without one. */
  repricing: Repricing | null;
  busy: boolean;
  /** True while the order is being deleted. */
  leaving: boolean;
  draft: FormDraft;
  onOpen: (document: LegalDocument) => void;
  onSubmit: (address: PostalAddress) => void;
}

const nobody: PostalAddress = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: 'DE',
};

const rulesFor = (address: PostalAddress): RulesOf<PostalAddress> => ({
  firstName: nameLine,
  lastName: nameLine,
  company: [maxLength(textLimits.line)],
  ...rulesIn(addressDefinitions, address),
});

/** `/order-process/addresses` of the marketplace: a form, since this reading has no approved address. */
export function AddressView(props: AddressViewProps) {
  const { initial, countries, documents, saving, failure, repricing, busy, leaving, draft, onOpen, onSubmit } = props;
  const { t, i18n } = useLingui();
  const { fields, submit, submitCount } = useForm<PostalAddress & { read: boolean }>({
    initial: { ...nobody, ...initial, read: false },
    rules: (values) => ({ ...rulesFor(values), read: documents.length > 0 ? [termsAccepted] : [] }),
    draft,
  });
  const known = useFieldValue(fields, 'countryCode');
  return (
    <StepForm
      title={<Trans>Auf wen lautet die Rechnung?</Trans>}
      lede={<Trans>Das Werk selbst kommt in Ihre Wallet.</Trans>}
      action={t`Weiter zur Zahlungsart`}
      busy={busy}
      busyLabel={leaving ? t`Kauf wird abgebrochen` : t`Anschrift wird übernommen`}
      failure={failure && <AddressFailure failure={failure} />}
      submitCount={submitCount}
      onSubmit={() => submit(({ read: _, ...address }) => onSubmit(address))}
    >
      {repricing && <Repriced {...repricing} />}
      <FieldGrid>
        <div data-span="3">
          <Field of={fields} name="firstName">
            {(field) => <TextField label={t`Vorname`} autoComplete="given-name" {...field} />}
          </Field>
        </div>
        <div data-span="3">
          <Field of={fields} name="lastName">
            {(field) => <TextField label={t`Nachname`} autoComplete="family-name" {...field} />}
          </Field>
        </div>
        <Field of={fields} name="company">
          {(field) => <TextField label={t`Firma (freiwillig)`} autoComplete="organization" {...field} />}
        </Field>
        <AddressFields of={fields} countries={countries.data ?? [countryOf(known, i18n.locale)]} autoFill />
      </FieldGrid>
      {countries.failure && countries.data === null && (
        <LoadFailed
          title={t`Weitere Länder konnten nicht geladen werden.`}
          failure={countries.failure}
          onRetry={countries.onRetry}
        />
      )}
      {documents.length > 0 && (
        <section className={`${steps.part} ${classes.documents}`}>
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                <PdfLink name={document.name} busy={saving === document.id} onPress={() => onOpen(document)} />
              </li>
            ))}
          </ul>
          <Field of={fields} name="read">
            {({ value, ...field }) => (
              <Checkbox {...field} isSelected={value}>{t`Ich habe diese Unterlagen gelesen.`}</Checkbox>
            )}
          </Field>
        </section>
      )}
    </StepForm>
  );
}

/** Returns the selected country while the list is loading: customers who keep that country need not wait. */
const countryOf = (code: string, locale: string): Country => ({
  id: 0,
  code,
  enabled: true,
  name: countryName(code || 'DE', locale),
});

/** Reason why the purchase did not continue. The input is kept. */
function AddressFailure({ failure }: { failure: Failure }) {
  if (failure.kind === 'notFound') {
    return (
      <FormError tone="notice">
        <Trans>
          Ihren begonnenen Kauf gibt es so nicht mehr, etwa weil Sie in einem anderen Fenster etwas anderes kaufen. Es
          wurde noch nichts bestellt; bitte bestätigen Sie die Anschrift noch einmal.
        </Trans>
      </FormError>
    );
  }
  return <SaleFailure failure={failure} kept={<Trans>Ihre Angaben sind nicht verloren.</Trans>} />;
}
