import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { type AddressValues, addressDefinitions } from './addressDefinitions.ts';
import { DefinedFields } from './fieldDefinitions.tsx';

export interface AddressFieldsProps {
  of: Fields<AddressValues>;
  countries: readonly Country[];
  /** True for the user's own address, which the browser may know (WCAG 1.3.5). */
  autoFill: boolean;
}

export const AddressFields = ({ of, countries, autoFill }: AddressFieldsProps) => (
  <DefinedFields
    of={of}
    definitions={addressDefinitions}
    choices={{ countries }}
    {...(!autoFill && { more: withoutAutoFill })}
  />
);

const withoutAutoFill = () => ({ autoComplete: 'off' });
