import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useSyncExternalStore } from 'react';
import { frequentFirst } from '#domain/person/countries.ts';
import { Select } from '#ui/Select.tsx';
import type { CountryFieldProps } from './CountryBox.tsx';

/**
 * Country field, most frequent countries first. Starts as a native select; once the customer focuses any field of the
 * page, the searchable combo box is loaded and replaces the select, unless that has the focus. If loading fails the
 * select remains.
 */
export function CountryField({ autoComplete = 'off', ...props }: CountryFieldProps) {
  const { t } = useLingui();
  const list = useRef<HTMLSelectElement>(null);
  const Box = useOnceFilling(list);
  if (Box) return <Box autoComplete={autoComplete} {...props} />;
  const { countries, ...field } = props;
  return (
    <Select
      {...field}
      ref={list}
      placeholder={t`Bitte wählen`}
      options={frequentFirst(countries).map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete={autoComplete}
    />
  );
}

type CountryBox = ComponentType<CountryFieldProps>;

/** Shared by all fields and kept for the next page. */
let loaded: CountryBox | null = null;

const useOnceFilling = (list: { current: Element | null }): CountryBox | null =>
  useSyncExternalStore(followFilling, () => (list.current?.matches(':focus') ? null : loaded));

function followFilling(changed: () => void): () => void {
  const load = async ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.matches('input, select, textarea'))) return;
    loaded ??= (await import('./CountryBox.tsx')).CountryBox;
    changed();
  };
  // The connectivity machine reports the failure; the next focused field retries.
  const begin = (event: FocusEvent) => void load(event).catch(() => undefined);
  document.addEventListener('focusin', begin);
  return () => document.removeEventListener('focusin', begin);
}
