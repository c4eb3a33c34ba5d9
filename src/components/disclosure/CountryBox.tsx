import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldProps } from '#components/form/Field.tsx';
import { frequentFirst } from '#domain/person/countries.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { ComboBox, type ComboOption } from '#ui/ComboBox.tsx';

export interface CountryFieldProps extends FieldProps<string> {
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
  countries: readonly Country[];
  /** Set for the user's own country, which the browser may know (WCAG 1.3.5). */
  autoComplete?: string;
}

/** Country combo box, searchable by German or English name and by code. */
export function CountryBox({ countries, ...field }: CountryFieldProps) {
  const { t } = useLingui();
  const words = {
    open: t`Länder anzeigen`,
    nothing: t`Kein Land gefunden. Wenn Ihr Land fehlt, schreiben Sie uns bitte.`,
  };
  return <ComboBox {...field} options={optionsOf(countries)} words={words} />;
}

/** Cache of the options: several fields of a form share them, and translating the names is slow. */
const known = new WeakMap<readonly Country[], readonly ComboOption[]>();

function optionsOf(countries: readonly Country[]): readonly ComboOption[] {
  const before = known.get(countries);
  if (before) return before;
  const languages = ['de', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const options = frequentFirst(countries).map(({ code, name }) => ({
    value: code,
    label: name,
    terms: [code, name, ...languages.map((language) => language.of(code) ?? code)],
  }));
  known.set(countries, options);
  return options;
}
