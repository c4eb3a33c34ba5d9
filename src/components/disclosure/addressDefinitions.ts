import { msg } from '@lingui/core/macro';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import { isPostcodeIn } from '#domain/input/postcode.ts';
import { country, text, type ValuesOf } from './fieldDefinitions.tsx';
import { line } from './rules.ts';

/** Fields of an address, all of which are required. */
export const addressDefinitions = {
  street: text({ label: msg`Straße und Hausnummer`, rules: line, autoComplete: 'address-line1' }),
  postcode: text({
    label: msg`Postleitzahl`,
    span: 2,
    rules: ({ countryCode }: { countryCode: string }) => [
      required,
      maxLength(textLimits.code),
      (postcode) => (postcode === '' || isPostcodeIn(countryCode, postcode) ? null : { kind: 'postcode' }),
    ],
    autoComplete: 'postal-code',
  }),
  city: text({ label: msg`Ort`, span: 4, rules: line, autoComplete: 'address-level2' }),
  countryCode: country({ label: msg`Land`, span: 4, rules: [required], autoComplete: 'country' }),
};

export type AddressValues = ValuesOf<typeof addressDefinitions>;
