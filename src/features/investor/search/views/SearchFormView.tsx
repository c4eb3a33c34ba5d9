import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { fromCents } from '#domain/money/money.ts';
import { longestPhrase } from '#domain/search/phrase.ts';
import { type ProductSearch, type ProductSearchFields, priceRules } from '#domain/search/productSearch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './search.module.css';

type Fields = Omit<ProductSearchFields, 'category'>;

export interface SearchFormViewProps {
  /** Active filters. */
  search: ProductSearch;
  onSearch: (fields: Fields) => void;
  /** Further filters, below the phrase, which apply without the form. */
  children: ReactNode;
}

/** Search form: phrase and price range. Enter in any field, or the button, submits it. */
export function SearchFormView({ search, onSearch, children }: SearchFormViewProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const euros = (cents: number | null) => (cents === null ? '' : number(fromCents(cents)));
  const { phrase, priceFrom, priceTo } = search;
  const form = useForm<Fields>({
    initial: { phrase, priceFrom: euros(priceFrom), priceTo: euros(priceTo) },
    rules: (fields) => ({ phrase: [], ...priceRules(fields) }),
  });
  const submit = () => form.submit(onSearch);
  return (
    <Form className={classes.form} onSubmit={submit} submitCount={form.submitCount}>
      <div className="measure">
        <Field of={form.fields} name="phrase">
          {({ value, onChange }) => (
            <SearchField
              value={value}
              onChange={onChange}
              onSubmit={submit}
              labels={{ search: t`Produkte suchen`, clear: t`Suche leeren` }}
              placeholder={t`Name, Kategorie oder Emittentin`}
              maxLength={longestPhrase}
            />
          )}
        </Field>
      </div>
      {children}
      <Disclosure open={priceFrom !== null || priceTo !== null} summary={t`Mehr Filter`}>
        <div className={classes.prices}>
          <Field of={form.fields} name="priceFrom">
            {(field) => <PriceField {...field} label={t`Preis je Stück ab`} />}
          </Field>
          <Field of={form.fields} name="priceTo">
            {(field) => <PriceField {...field} label={t`Preis je Stück bis`} />}
          </Field>
          <div>
            <Button type="submit" variant="secondary">{t`Anwenden`}</Button>
          </div>
        </div>
      </Disclosure>
    </Form>
  );
}

function PriceField(field: FieldProps<string> & { label: string }) {
  return <TextField {...field} optional="" inputMode="decimal" autoComplete="off" suffix="€" />;
}
