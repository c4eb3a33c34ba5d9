import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { fromCents } from '#domain/money/money.ts';
import { longestPhrase } from '#domain/search/phrase.ts';
import type { ProductSearch, ProductSearchFields } from '#domain/search/productSearch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface PhraseFieldProps {
  of: Fields<Pick<ProductSearchFields, 'phrase'>>;
  label: string;
  placeholder: string;
  onSubmit: () => void;
}

/** Phrase of a search. Enter, or its button, submits the form. */
export function PhraseField({ of, label, placeholder, onSubmit }: PhraseFieldProps) {
  const { t } = useLingui();
  return (
    <div className="measure">
      <Field of={of} name="phrase">
        {({ value, onChange }) => (
          <SearchField
            value={value}
            onChange={onChange}
            onSubmit={onSubmit}
            labels={{ search: label, clear: t`Suche leeren` }}
            placeholder={placeholder}
            maxLength={longestPhrase}
          />
        )}
      </Field>
    </div>
  );
}

type PriceName = 'priceFrom' | 'priceTo';

/** Returns a price range as the values of its fields, in euros. */
export function useTypedPrices({ priceFrom, priceTo }: Pick<ProductSearch, PriceName>) {
  const { number } = useFormat();
  const typed = (cents: number | null) => (cents === null ? '' : number(fromCents(cents)));
  return { priceFrom: typed(priceFrom), priceTo: typed(priceTo) };
}

export interface PriceRangeProps {
  of: Fields<Pick<ProductSearchFields, PriceName>>;
  from: string;
  to: string;
}

/** Price range of a search, with the button that submits the form; they are items of the caller's grid. */
export function PriceRange({ of, from, to }: PriceRangeProps) {
  const { t } = useLingui();
  return (
    <>
      <Field of={of} name="priceFrom">
        {(field) => <PriceField {...field} label={from} />}
      </Field>
      <Field of={of} name="priceTo">
        {(field) => <PriceField {...field} label={to} />}
      </Field>
      <div>
        <Button type="submit" variant="secondary">{t`Anwenden`}</Button>
      </div>
    </>
  );
}

function PriceField(field: FieldProps<string> & { label: string }) {
  return <TextField {...field} optional="" inputMode="decimal" autoComplete="off" suffix="€" />;
}
