import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { TextField } from '#ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';

export interface AddressValues {
  street: string;
  postcode: string;
  city: string;
  countryCode: string;
}

/** @param autoFill True for the user's own address, which the browser may know (WCAG 1.3.5). */
export function AddressFields({
  of,
  countries,
  autoFill,
}: {
  of: Fields<AddressValues>;
  countries: readonly Country[];
  autoFill: boolean;
}) {
  const { t } = useLingui();
  const token = (name: string) => (autoFill ? name : 'off');
  return (
    <>
      <Field of={of} name="street">
        {(field) => <TextField label={t`Straße und Hausnummer`} autoComplete={token('address-line1')} {...field} />}
      </Field>
      <div data-span="2">
        <Field of={of} name="postcode">
          {(field) => <TextField label={t`Postleitzahl`} autoComplete={token('postal-code')} {...field} />}
        </Field>
      </div>
      <div data-span="4">
        <Field of={of} name="city">
          {(field) => <TextField label={t`Ort`} autoComplete={token('address-level2')} {...field} />}
        </Field>
      </div>
      <div data-span="4">
        <Field of={of} name="countryCode">
          {(field) => <CountryField label={t`Land`} countries={countries} autoComplete={token('country')} {...field} />}
        </Field>
      </div>
    </>
  );
}
