import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { type AddressValues, addressRows } from './addressRows.ts';
import { RowFields } from './rows.tsx';

export interface AddressFieldsProps {
  of: Fields<AddressValues>;
  countries: readonly Country[];
  /** True for the user's own address, which the browser may know (WCAG 1.3.5). */
  autoFill: boolean;
}

export const AddressFields = ({ of, countries, autoFill }: AddressFieldsProps) => (
  <RowFields of={of} rows={addressRows} choices={{ countries }} {...(!autoFill && { more: withoutAutoFill })} />
);

const withoutAutoFill = () => ({ autoComplete: 'off' });
