import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useSyncExternalStore } from 'react';
import { frequentFirst } from '#domain/person/countries.ts';
import { Select } from '#ui/Select.tsx';
import type { CountryFieldProps } from './CountryBox.tsx';

/**
 * A country; those that most customers come from stand first. It is the browser's own list until somebody begins to fill
 * in the page: then what finds a country by typing is loaded, and takes the list's place unless somebody is in it just
 * then. What cannot be loaded is missed by nobody.
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

/** What was loaded for one field is there for all others, and for the next page. */
let loaded: CountryBox | null = null;

const useOnceFilling = (list: { current: Element | null }): CountryBox | null =>
  useSyncExternalStore(followFilling, () => (list.current?.matches(':focus') ? null : loaded));

function followFilling(changed: () => void): () => void {
  const load = async ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.matches('input, select, textarea'))) return;
    loaded ??= (await import('./CountryBox.tsx')).CountryBox;
    changed();
  };
  // That it cannot be had is for the connectivity machine to say; the next field that somebody goes to asks again.
  const begin = (event: FocusEvent) => void load(event).catch(() => undefined);
  document.addEventListener('focusin', begin);
  return () => document.removeEventListener('focusin', begin);
}
