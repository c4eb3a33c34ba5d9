import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '#components/form/Field.tsx';
import type { FieldName, RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import type { OutdatedFieldsProps } from '#components/revision/OutdatedFields.tsx';
import { isoOf } from '#domain/forms/dayParts.ts';
import type { RuleBreach } from '#domain/forms/validation.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateFields } from '#ui/DateFields.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { type Option, Select } from '#ui/Select.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';

type Say = (text: MessageDescriptor) => string;

/** Options of a form's lists. */
export interface RowChoices {
  countries: readonly Country[];
  currencies?: readonly Currency[];
}

/** Data for the words of a field. */
interface RowWords extends RowChoices {
  say: Say;
  format: Format;
}

/** `FormRule`, as a method, so that rows of different types fit in one record. */
type RowRule<T> = { breach(value: T): RuleBreach | null }['breach'];
type Control<T> = Omit<FieldProps<T>, 'onChange'> & { onChange(value: T): void };

/**
 * Field of a form about a person or a company, all of it in one place: label, mapping, rules, control. `T` is the value
 * of the control, `S` the shop's value, `W` the value in the request body, `C` the data that the rules depend on. A new
 * field needs a row, and its name in the schemas of `domain/shop`.
 */
export interface Row<T, S, W, C> {
  label: MessageDescriptor;
  /** Columns of six that the control takes; all by default. */
  span?: 2 | 3 | 4;
  /** True if nothing stands beside the control. */
  isAlone?: boolean;
  read(stored: S): T;
  write(value: T): W;
  rules(context: C): readonly RowRule<T>[];
  /** Value in a sentence. */
  shown(value: T, words: RowWords): ReactNode;
  control(field: Control<T>, words: RowWords): ReactNode;
}

type Rows = Readonly<Record<string, Row<unknown, unknown, unknown, unknown>>>;
export type ValuesOf<R extends Rows> = { -readonly [K in keyof R]: ReturnType<R[K]['read']> };
type StoredOf<R extends Rows> = { readonly [K in keyof R]: Parameters<R[K]['read']>[0] };
type WrittenOf<R extends Rows> = { -readonly [K in keyof R]: ReturnType<R[K]['write']> };
type Needs<R extends Rows> = { [K in keyof R]: (context: Parameters<R[K]['rules']>[0]) => void }[keyof R];
type ContextOf<R extends Rows> = Needs<R> extends (context: infer C) => void ? C : never;

const each = <R extends Rows, T>(rows: R, of: (row: R[string], name: string) => T) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, of(row as R[string], name)]));

/** Returns the initial values for the shop's data. */
export const valuesIn = <R extends Rows>(rows: R, stored: StoredOf<R> | null): ValuesOf<R> => {
  const values: Readonly<Record<string, unknown>> = stored ?? {};
  return each(rows, (row, name) => row.read(values[name])) as ValuesOf<R>;
};

/** Returns the part of a request body. */
export const bodyOf = <R extends Rows>(rows: R, values: ValuesOf<R>): WrittenOf<R> =>
  each(rows, (row, name) => row.write(values[name as keyof R])) as WrittenOf<R>;

export const rulesIn = <R extends Rows>(rows: R, context: ContextOf<R>): RulesOf<ValuesOf<R>> =>
  each(rows, (row) => row.rules(context)) as RulesOf<ValuesOf<R>>;

function useWords(choices: RowChoices): RowWords {
  const { i18n } = useLingui();
  const format = useFormat();
  return { ...choices, format, say: (text) => i18n._(text) };
}

/** Returns the labels of the fields, with their values at the shop. */
export function useRowLabels<R extends Rows>(
  rows: R,
  now: ValuesOf<R>,
  choices: RowChoices,
): OutdatedFieldsProps['labels'] {
  const words = useWords(choices);
  return each(rows, ({ label, shown }, name) => ({
    label: words.say(label),
    value: shown(now[name as keyof R], words),
  }));
}

interface RowFieldsProps<V, R extends Rows> {
  of: Fields<V>;
  rows: R;
  choices: RowChoices;
  /** Returns props that a control has in addition, or instead of its own. */
  more?: (field: FieldProps<V[FieldName<V>]>) => object;
}

/** Field of a row. */
export function RowField<V, R extends Rows>({
  of,
  rows,
  name,
  choices,
  more,
}: RowFieldsProps<V, R> & { name: keyof R & FieldName<V> }) {
  const words = useWords(choices);
  const { span, isAlone, control } = rows[name] as R[string];
  const field = (
    <Field of={of} name={name}>
      {(props) => control({ ...props, ...more?.(props) } as Control<unknown>, words)}
    </Field>
  );
  if (span === undefined) return field;
  return (
    <>
      <div data-span={span}>{field}</div>
      {isAlone && <div data-span={6 - span} className="wide-only" />}
    </>
  );
}

/** All fields of the rows, in their order. */
export function RowFields<V extends ValuesOf<R>, R extends Rows>({ rows, ...props }: RowFieldsProps<V, R>) {
  return Object.keys(rows).map((name) => (
    <RowField key={name} rows={rows} name={name as keyof R & FieldName<V>} {...props} />
  ));
}

type Text = string | null | undefined;
type Texts = Pick<TextFieldProps, 'label' | 'hint' | 'optional'>;

interface RowOptions<T, C> extends Pick<Row<T, never, never, C>, 'label' | 'span' | 'isAlone'> {
  optional?: true;
  hint?: MessageDescriptor;
  rules?: readonly RowRule<T>[] | ((context: C) => readonly RowRule<T>[]);
}
interface RowParts<T, S, W> extends Pick<Row<T, S, W, never>, 'read' | 'write' | 'shown'> {
  control(props: Control<T> & Texts, words: RowWords): ReactNode;
}

const row = <T, S, W, C>(
  { hint, optional, rules = [], ...options }: RowOptions<T, C>,
  { control, ...parts }: RowParts<T, S, W>,
): Row<T, S, W, C> => ({
  ...options,
  ...parts,
  rules: (context) => (typeof rules === 'function' ? rules(context) : rules),
  control(field, words) {
    const { say } = words;
    const texts = { label: say(options.label), hint: hint && say(hint), optional: optional && say(msg`freiwillig`) };
    return control({ ...texts, ...field }, words);
  },
});

const textual = {
  read: (stored: Text) => stored ?? '',
  write: (value: string) => value.trim(),
  shown: (value: string): ReactNode => value,
};
type TextRow<C> = Row<string, Text, string, C>;

/** Row of a text, which is sent without spaces around it. */
export function text<C = unknown>({
  type,
  autoComplete = 'off',
  spellCheck,
  ...options
}: RowOptions<string, C> & Partial<Pick<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck'>>): TextRow<C> {
  return row(options, {
    ...textual,
    control: (props) => <TextField type={type} autoComplete={autoComplete} spellCheck={spellCheck} {...props} />,
  });
}

/** Row of a choice from a list. */
export function select<C = unknown>({
  offered,
  placeholder = msg`Bitte wählen`,
  autoComplete = 'off',
  ...options
}: RowOptions<string, C> & {
  offered: (words: RowWords) => Option[];
  placeholder?: MessageDescriptor;
  autoComplete?: string;
}): TextRow<C> {
  return row(options, {
    ...textual,
    shown: (value, words) => offered(words).find((option) => option.value === value)?.label ?? value,
    control: (props, words) => (
      <Select autoComplete={autoComplete} placeholder={words.say(placeholder)} options={offered(words)} {...props} />
    ),
  });
}

/** Row of a country. */
export function country<C = unknown>({
  autoComplete = 'off',
  ...options
}: RowOptions<string, C> & { autoComplete?: string }): TextRow<C> {
  return row(options, {
    ...textual,
    shown: (value, { countries }) => countries.find(({ code }) => code === value)?.name ?? value,
    control: (props, { countries }) => <CountryField autoComplete={autoComplete} countries={countries} {...props} />,
  });
}

/** Row of a day that is known by heart; sent in ISO form. */
export function day<C = unknown>({
  isBirthday = false,
  ...options
}: RowOptions<string, C> & { isBirthday?: boolean }): TextRow<C> {
  return row(options, {
    ...textual,
    write: isoOf,
    shown: (value, { format }) => value && format.date(value),
    control: (props, { say }) => (
      <DateFields
        labels={{ day: say(msg`Tag`), month: say(msg`Monat`), year: say(msg`Jahr`) }}
        isBirthday={isBirthday}
        {...props}
      />
    ),
  });
}

/** Row of a statement that may stay unticked. */
export const statement = (options: RowOptions<boolean, unknown>): Row<boolean, boolean, boolean, unknown> =>
  row(options, {
    read: (stored) => stored,
    write: (value) => value,
    shown: (value) => value,
    control: ({ value, label, optional, ...field }) => (
      <Checkbox optional isSelected={value} {...field}>
        {label}
      </Checkbox>
    ),
  });

/** Row of a choice among few options, none of which has to be chosen. */
export const choice = <W extends string>(
  offered: readonly { value: W; label: MessageDescriptor }[],
  options: RowOptions<string | null, unknown>,
): Row<string | null, W | null, W | null, unknown> => {
  const chosen = (value: string | null) => offered.find((option) => option.value === value);
  return row(options, {
    read: (stored) => stored,
    write: (value) => chosen(value)?.value ?? null,
    shown(value, { say }) {
      const label = chosen(value)?.label;
      return label && say(label);
    },
    control: (props, { say }) => (
      <RadioGroup inline {...props}>
        {offered.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {say(label)}
          </Radio>
        ))}
      </RadioGroup>
    ),
  });
};
