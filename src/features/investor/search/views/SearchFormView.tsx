import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from '#components/form/useForm.ts';
import { PhraseField, PriceRange, useTypedPrices } from '#components/list/SearchFields.tsx';
import { type ProductSearch, type ProductSearchFields, priceRules } from '#domain/search/productSearch.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
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
  const { phrase, priceFrom, priceTo } = search;
  const form = useForm<Fields>({
    initial: { phrase, ...useTypedPrices(search) },
    rules: (fields) => ({ phrase: [], ...priceRules(fields) }),
  });
  const submit = () => form.submit(onSearch);
  return (
    <Form className={classes.form} onSubmit={submit} submitCount={form.submitCount}>
      <PhraseField
        of={form.fields}
        label={t`Produkte suchen`}
        placeholder={t`Name, Kategorie oder Emittentin`}
        onSubmit={submit}
      />
      {children}
      <Disclosure open={priceFrom !== null || priceTo !== null} summary={t`Mehr Filter`}>
        <div className={classes.prices}>
          <PriceRange of={form.fields} from={t`Preis je Stück ab`} to={t`Preis je Stück bis`} />
        </div>
      </Disclosure>
    </Form>
  );
}
