import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { AsyncData } from '#components/async/Async.tsx';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { PhraseField, PriceRange, useTypedPrices } from '#components/list/SearchFields.tsx';
import type { ItemSearch, ItemSearchFields } from '#domain/search/itemSearch.ts';
import { priceRules } from '#domain/search/productSearch.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import type { Profile } from '#domain/shop/item.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { Select } from '#ui/Select.tsx';
import classes from './marketSearch.module.css';

export interface FilterFormViewProps {
  /** Active filters. */
  search: ItemSearch;
  /** Null on a category's page. */
  categories: AsyncData<Category[]> | null;
  /** Null on the page of one creator's collection. */
  creators: AsyncData<Profile[]> | null;
  /** Number of active filters, which are below the form. */
  count: number;
  /** False for people and collections, which have no filters. */
  hasFilters: boolean;
  onSearch: (fields: ItemSearchFields) => void;
  /** Medium and order; on phones only beside the open filters. */
  children: ReactNode;
}

/**
 * Toolbar of a list of works: phrase, a button that opens the filters (category, creator and price range), medium and
 * order. Enter in any field, or the button, submits the form, and keeps medium and order.
 */
export function FilterFormView(props: FilterFormViewProps) {
  const { search, categories, creators, count, hasFilters, onSearch, children } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const form = useForm<ItemSearchFields>({
    initial: { ...search, ...useTypedPrices(search) },
    rules: (fields) => ({
      phrase: [],
      category: [],
      creator: [],
      collection: [],
      medium: [],
      order: [],
      ...priceRules(fields),
    }),
  });
  const [chosen, setChosen] = useState({ isOpen: false, at: 0 });
  // A rejected submit opens the filters, which hold the wrong field.
  const isOpen = chosen.at === form.submitCount ? chosen.isOpen : true;
  const submit = () => form.submit(onSearch);
  const names = categoryNames(categories?.data ?? [], i18n.locale);
  const people = creators?.data ?? [];
  return (
    <Form className={classes.form} onSubmit={submit} submitCount={form.submitCount}>
      <PhraseField
        of={form.fields}
        label={t`Werke suchen`}
        placeholder={t`Name, Werk oder Sammlung`}
        onSubmit={submit}
      />
      {hasFilters && (
        <>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setChosen({ isOpen: !isOpen, at: form.submitCount })}
          >
            {count === 0 ? t`Filter` : t`Filter (${count})`}
            <ChevronIcon />
          </Button>
          <div className={classes.arrangement} data-open={isOpen || undefined}>
            {children}
          </div>
          <div id={id} className={classes.filters} hidden={!isOpen}>
            {categories && (
              <Field of={form.fields} name="category">
                {(field) => (
                  <Select
                    {...field}
                    label={t`Kategorie`}
                    optional=""
                    placeholder={t`Alle Kategorien`}
                    options={names.map(({ code, name }) => ({ value: code, label: name }))}
                    isDisabled={names.length === 0}
                    hint={categories.failure !== null && t`Die Kategorien konnten nicht geladen werden.`}
                  />
                )}
              </Field>
            )}
            {creators && (
              <Field of={form.fields} name="creator">
                {(field) => (
                  <Select
                    {...field}
                    label={t`Profil`}
                    optional=""
                    placeholder={t`Alle Profile`}
                    options={people.map(({ uuid, profileName }) => ({ value: uuid, label: profileName }))}
                    isDisabled={people.length === 0}
                    hint={creators.failure !== null && t`Die Profile konnten nicht geladen werden.`}
                  />
                )}
              </Field>
            )}
            <PriceRange of={form.fields} from={t`Preis ab`} to={t`Preis bis`} />
          </div>
        </>
      )}
    </Form>
  );
}
