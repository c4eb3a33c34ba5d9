import { useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import { Field, type FieldProps } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { fromCents } from '#domain/money/money.ts';
import { longestPhrase } from '#domain/search/phrase.ts';
import { filterCount, type ProductSearch, type ProductSearchFields, priceRules } from '#domain/search/productSearch.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './search.module.css';

export interface SearchFormViewProps {
  /** Active filters. */
  search: ProductSearch;
  categories: AsyncData<Category[]>;
  onSearch: (fields: ProductSearchFields) => void;
}

/** Search form: phrase, category and price range. Enter in any field, or the button, submits it. */
export function SearchFormView({ search, categories, onSearch }: SearchFormViewProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const euros = (cents: number | null) => (cents === null ? '' : number(fromCents(cents)));
  const form = useForm<ProductSearchFields>({
    initial: { ...search, priceFrom: euros(search.priceFrom), priceTo: euros(search.priceTo) },
    rules: (fields) => ({ phrase: [], category: [], ...priceRules(fields) }),
  });
  const submit = () => form.submit(onSearch);
  const options = categoryNames(categories.data ?? [], i18n.locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const count = filterCount(search);
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
      <Disclosure open={count > 0} summary={count === 0 ? t`Filter` : t`Filter (${count})`}>
        <div className={classes.filters}>
          <Field of={form.fields} name="category">
            {(field) => (
              <Select
                {...field}
                label={t`Kategorie`}
                optional=""
                placeholder={t`Alle Kategorien`}
                options={options}
                isDisabled={options.length === 0}
                hint={categories.failure !== null && t`Die Kategorien konnten nicht geladen werden.`}
              />
            )}
          </Field>
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
