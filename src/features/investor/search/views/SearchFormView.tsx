import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from '#components/form/useForm.ts';
import { PhraseField, PriceRange, useTypedPrices } from '#components/list/SearchFields.tsx';
import { type ProductSearch, type ProductSearchFields, priceRules } from '#domain/search/productSearch.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
import classes from './search.module.css';

type Fields = Omit<ProductSearchFields, 'category'>;

export interface SearchFormViewProps {
  /** Active filters. */
  search: ProductSearch;
  /** Number of active filters, the price range included. */
  active: number;
  onSearch: (fields: Fields) => void;
  /** Further filters, below the phrase, which apply without the form. */
  children: ReactNode;
}

/**
 * Search form: phrase and price range. Enter in any field, or the button, submits it. On phones, a button with the
 * number of active filters shows and hides these (requirement 2.51).
 */
export function SearchFormView({ search, active, onSearch, children }: SearchFormViewProps) {
  const { t } = useLingui();
  const { phrase, priceFrom, priceTo } = search;
  const form = useForm<Fields>({
    initial: { phrase, ...useTypedPrices(search) },
    rules: (fields) => ({ phrase: [], ...priceRules(fields) }),
  });
  const [pressed, setPressed] = useState({ isOpen: false, submitCount: 0 });
  // A rejected price has its message among the filters: it shows them until the next press.
  const isShown = pressed.isOpen || form.submitCount > pressed.submitCount;
  const submit = () => form.submit(onSearch);
  return (
    <Form className={classes.form} onSubmit={submit} submitCount={form.submitCount}>
      <div className={classes.phrase}>
        <PhraseField
          of={form.fields}
          label={t`Produkte suchen`}
          placeholder={t`Name, Kategorie oder Emittentin`}
          onSubmit={submit}
        />
        <Button
          variant="secondary"
          className={classes.toggle}
          aria-expanded={isShown}
          onPress={() => setPressed({ isOpen: !isShown, submitCount: form.submitCount })}
        >
          {active > 0 ? t`Filter (${active})` : t`Filter`}
        </Button>
      </div>
      <div className={classes.filters} data-open={isShown || undefined}>
        {children}
        <Disclosure open={priceFrom !== null || priceTo !== null} summary={t`Mehr Filter`}>
          <div className={classes.prices}>
            <PriceRange of={form.fields} from={t`Preis je Stück ab`} to={t`Preis je Stück bis`} />
          </div>
        </Disclosure>
      </div>
    </Form>
  );
}
