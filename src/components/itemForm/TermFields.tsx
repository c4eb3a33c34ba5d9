import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import { itemLimits, saleFee } from '#domain/constants/itemLimits.ts';
import { digitsOnly, maximum, minimum, type Rule, required, twoDecimals } from '#domain/forms/validation.ts';
import { typedEuro } from '#domain/input/typedEuro.ts';
import type { ItemTerms } from '#domain/item/prepared.ts';
import { feeOf, payoutOf } from '#domain/item/sale.ts';
import { fromCents, parseEuro } from '#domain/money/money.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './itemForm.module.css';

/** Terms as typed; `price` in euros. */
export type TermValues = { price: string; copies: string; royalties: string; whitelisting: boolean };

const whole =
  (least: number, most: number): Rule<string> =>
  (text) => {
    const number = text === '' ? null : Number(text);
    return digitsOnly(text) ?? minimum(least)(number) ?? maximum(most)(number);
  };

const price: Rule<string> = (text) => {
  const cents = parseEuro(text);
  return (
    minimum(0.01)(cents === null ? null : fromCents(cents)) ??
    maximum(fromCents(itemLimits.price))(cents === null ? null : fromCents(cents))
  );
};

export interface CopiesBounds {
  /** Remaining copies of a work after the first sale: their number may only decrease. Null before. */
  left?: number | null;
  /** True if the exclusive rights of use go to the buyer. */
  isExclusive?: boolean;
}

export const termRules = ({ left = null, isExclusive = false }: CopiesBounds = {}): RulesOf<TermValues> => ({
  price: [required, twoDecimals, price],
  copies: [required, whole(left === null ? 1 : 0, left ?? (isExclusive ? 1 : itemLimits.copies))],
  royalties: [required, whole(0, itemLimits.royalties)],
  whitelisting: [],
});

export const termValues = (terms: ItemTerms | null, decimal: ',' | '.'): TermValues => ({
  price: terms ? typedEuro(terms.price, decimal) : '',
  copies: String(terms?.copies ?? 1),
  royalties: String(terms?.royalties ?? 10),
  whitelisting: terms?.whitelisting ?? false,
});

/** Parses the typed terms, once all rules hold. */
export const termsIn = ({ price: text, copies, royalties, whitelisting }: TermValues): ItemTerms => ({
  price: parseEuro(text) ?? 0,
  copies: Number(copies),
  royalties: Number(royalties),
  whitelisting,
});

/** Price field with its interpretation: a single separator before three digits separates thousands, in any language. */
function PriceField({ of: fields }: { of: Fields<TermValues> }) {
  const { t } = useLingui();
  const { money, rate } = useFormat();
  const typed = useFieldValue(fields, 'price');
  const [left, setLeft] = useState('');
  const understood = (text: string) => {
    const cents = price(text) === null ? parseEuro(text) : null;
    if (cents === null) return false;
    const fee = money(feeOf(cents));
    const payout = money(payoutOf(cents));
    if (feeOf(cents) === 0)
      return t`Das sind ${money(cents)}. Die Gebühr von ${rate(saleFee * 100)} liegt unter einem halben Cent: Ihnen werden ${payout} ausgezahlt.`;
    return t`Das sind ${money(cents)}. Nach ${rate(saleFee * 100)} Gebühr (${fee}) werden Ihnen ${payout} ausgezahlt.`;
  };
  return (
    <div className={classes.price}>
      <Field of={fields} name="price">
        {(field) => (
          <TextField
            label={t`Preis je Exemplar`}
            inputMode="decimal"
            suffix="€"
            autoComplete="off"
            onBlur={() => setLeft(typed)}
            {...field}
          />
        )}
      </Field>
      <p className="soft small" aria-hidden="true">
        {understood(typed)}
      </p>
      {/* Announced when the field is left, not at every key. */}
      <p role="status" className="visually-hidden">
        {understood(left)}
      </p>
    </div>
  );
}

/** Price, copies, royalties, and the restriction to whitelisted wallets. */
export function TermFields({
  of: fields,
  left = null,
  isExclusive = false,
}: CopiesBounds & { of: Fields<TermValues> }) {
  const { t } = useLingui();
  const isSold = left !== null;
  return (
    <>
      <PriceField of={fields} />
      <Field of={fields} name="copies">
        {(field) => (
          <TextField
            label={isSold ? t`Exemplare, die noch verkauft werden` : t`Exemplare`}
            hint={
              isSold
                ? t`Seit dem ersten Verkauf können Sie die Zahl der Exemplare nur noch verringern.`
                : isExclusive && t`Mit ausschließlichen Nutzungsrechten ist nur ein Exemplar möglich.`
            }
            inputMode="numeric"
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field of={fields} name="royalties">
        {(field) => (
          <TextField
            label={t`Beteiligung an Weiterverkäufen`}
            hint={
              isSold
                ? t`Seit dem ersten Verkauf steht die Beteiligung fest.`
                : t`Diesen Anteil am Preis jedes Weiterverkaufs erhalten Sie, höchstens ${itemLimits.royalties}\u00a0Prozent. Weiterverkäufe bieten wir hier noch nicht an.`
            }
            inputMode="numeric"
            suffix="%"
            autoComplete="off"
            isReadOnly={isSold}
            {...field}
          />
        )}
      </Field>
      <Field of={fields} name="whitelisting">
        {({ value, ...field }) => (
          <Checkbox
            optional
            isSelected={value}
            hint={t`Dann können nur Inhaber freigegebener Wallets kaufen. Bitte schreiben Sie uns, welche Wallets wir freigeben sollen.`}
            {...field}
          >
            {t`Nur an freigegebene Wallets verkaufen`}
          </Checkbox>
        )}
      </Field>
    </>
  );
}
