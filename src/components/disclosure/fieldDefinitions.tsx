import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '#components/form/Field.tsx';
import type { FieldName, RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import type { OutdatedFieldsProps } from '#components/revision/OutdatedFields.tsx';
import type { RuleBreach } from '#domain/forms/validation.ts';
import { isoOf } from '#domain/input/dayParts.ts';
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
export interface FieldChoices {
  countries: readonly Country[];
  currencies?: readonly Currency[];
}

/** Values from which a field derives its label, hint and options. */
interface FieldWords extends FieldChoices {
  say: Say;
  format: Format;
}

/** `FormRule`, as a method, so that definitions of different types fit in one record. */
type FieldRule<T> = { breach(value: T): RuleBreach | null }['breach'];
type Control<T> = Omit<FieldProps<T>, 'onChange'> & { onChange(value: T): void };

/**
 * Field of a form about a person or a company, all of it in one place: label, mapping, rules, control. `T` is the value
 * of the control, `S` the shop's value, `W` the value in the request body, `C` the data that the rules depend on. A new
 * field needs a definition, and its name in the schemas of `domain/shop`.
 */
export interface FieldDefinition<T, S, W, C> {
  label: MessageDescriptor;
  /** Columns of six that the control takes; all by default. */
  span?: 2 | 3 | 4;
  /** True if nothing stands beside the control. */
  isAlone?: boolean;
  read(stored: S): T;
  write(value: T): W;
  rules(context: C): readonly FieldRule<T>[];
  /** Value in a sentence. */
  shown(value: T, words: FieldWords): ReactNode;
  control(field: Control<T>, words: FieldWords): ReactNode;
}

type AnyDefinition = FieldDefinition<unknown, unknown, unknown, unknown>;
type Definitions = Readonly<Record<string, AnyDefinition>>;
export type ValuesOf<R extends Definitions> = { -readonly [K in keyof R]: ReturnType<R[K]['read']> };
type StoredOf<R extends Definitions> = { readonly [K in keyof R]: Parameters<R[K]['read']>[0] };
type WrittenOf<R extends Definitions> = { -readonly [K in keyof R]: ReturnType<R[K]['write']> };
type Needs<R extends Definitions> = { [K in keyof R]: (context: Parameters<R[K]['rules']>[0]) => void }[keyof R];
type ContextOf<R extends Definitions> = Needs<R> extends (context: infer C) => void ? C : never;

/** Maps definitions, each with its value. Callers assert the types by name, which entries of an object do not have. */
const mapped = <T,>(
  definitions: Definitions,
  values: Readonly<Record<string, unknown>> | null,
  of: (definition: AnyDefinition, value: unknown) => T,
) =>
  Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, of(definition, values?.[name])]));

/** Returns the initial values for the shop's data. */
export const valuesIn = <R extends Definitions>(definitions: R, stored: StoredOf<R> | null): ValuesOf<R> =>
  mapped(definitions, stored, (definition, value) => definition.read(value)) as ValuesOf<R>;

/** Returns the part of a request body. */
export const bodyOf = <R extends Definitions>(definitions: R, values: ValuesOf<R>): WrittenOf<R> =>
  mapped(definitions, values, (definition, value) => definition.write(value)) as WrittenOf<R>;

export const rulesIn = <R extends Definitions>(definitions: R, context: ContextOf<R>): RulesOf<ValuesOf<R>> =>
  mapped(definitions, null, (definition) => definition.rules(context)) as RulesOf<ValuesOf<R>>;

function useWords(choices: FieldChoices): FieldWords {
  const { i18n } = useLingui();
  const format = useFormat();
  return { ...choices, format, say: (text) => i18n._(text) };
}

/** Returns the labels of the fields, with their values at the shop. */
export function useFieldLabels<R extends Definitions>(
  definitions: R,
  now: ValuesOf<R>,
  choices: FieldChoices,
): OutdatedFieldsProps['labels'] {
  const words = useWords(choices);
  return mapped(definitions, now, ({ label, shown }, value) => ({
    label: words.say(label),
    value: shown(value, words),
  }));
}

interface DefinedFieldsProps<V, N extends FieldName<V>> {
  of: Fields<V>;
  definitions: Readonly<Record<N, AnyDefinition>>;
  choices: FieldChoices;
  /** Returns props that a control has in addition, or instead of its own. */
  more?: (field: FieldProps<V[N]>) => object;
}

/** Field of a definition. */
export function DefinedField<V, N extends FieldName<V>>({
  of,
  definitions,
  name,
  choices,
  more,
}: DefinedFieldsProps<V, N> & { name: N }) {
  const words = useWords(choices);
  const { span, isAlone, control } = definitions[name];
  const field = (
    <Field of={of} name={name}>
      {(props) => control({ ...props, ...more?.(props) }, words)}
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

/** All fields of the definitions, in their order. */
export function DefinedFields<V extends ValuesOf<R>, R extends Definitions>({
  definitions,
  ...props
}: DefinedFieldsProps<V, keyof R & FieldName<V>> & { definitions: R }) {
  return Object.keys(definitions).map((name) => (
    <DefinedField key={name} definitions={definitions} name={name as keyof R & FieldName<V>} {...props} />
  ));
}

type Text = string | null | undefined;
type Texts = Pick<TextFieldProps, 'label' | 'hint' | 'optional'>;

interface DefinitionOptions<T, C> extends Pick<FieldDefinition<T, never, never, C>, 'label' | 'span' | 'isAlone'> {
  optional?: true;
  hint?: MessageDescriptor;
  rules?: readonly FieldRule<T>[] | ((context: C) => readonly FieldRule<T>[]);
}
interface DefinitionParts<T, S, W> extends Pick<FieldDefinition<T, S, W, never>, 'read' | 'write' | 'shown'> {
  control(props: Control<T> & Texts, words: FieldWords): ReactNode;
}

const define = <T, S, W, C>(
  { hint, optional, rules = [], ...options }: DefinitionOptions<T, C>,
  { control, ...parts }: DefinitionParts<T, S, W>,
): FieldDefinition<T, S, W, C> => ({
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
type TextDefinition<C> = FieldDefinition<string, Text, string, C>;

/** Defines a text field; the text is sent without spaces around it. */
export function text<C = unknown>({
  type,
  autoComplete = 'off',
  spellCheck,
  ...options
}: DefinitionOptions<string, C> &
  Partial<Pick<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck'>>): TextDefinition<C> {
  return define(options, {
    ...textual,
    control: (props) => <TextField type={type} autoComplete={autoComplete} spellCheck={spellCheck} {...props} />,
  });
}

/** Defines a choice from a list. */
export function select<C = unknown>({
  offered,
  placeholder = msg`Bitte wählen`,
  autoComplete = 'off',
  ...options
}: DefinitionOptions<string, C> & {
  offered: (words: FieldWords) => Option[];
  placeholder?: MessageDescriptor;
  autoComplete?: string;
}): TextDefinition<C> {
  return define(options, {
    ...textual,
    shown: (value, words) => offered(words).find((option) => option.value === value)?.label ?? value,
    control: (props, words) => (
      <Select autoComplete={autoComplete} placeholder={words.say(placeholder)} options={offered(words)} {...props} />
    ),
  });
}

/** Defines the choice of a country. */
export function country<C = unknown>({
  autoComplete = 'off',
  ...options
}: DefinitionOptions<string, C> & { autoComplete?: string }): TextDefinition<C> {
  return define(options, {
    ...textual,
    shown: (value, { countries }) => countries.find(({ code }) => code === value)?.name ?? value,
    control: (props, { countries }) => <CountryField autoComplete={autoComplete} countries={countries} {...props} />,
  });
}

/** Defines a field for a day that is known by heart; sent in ISO form. */
export function day<C = unknown>({
  isBirthday = false,
  ...options
}: DefinitionOptions<string, C> & { isBirthday?: boolean }): TextDefinition<C> {
  return define(options, {
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

/** FieldDefinition of a statement that may stay unticked. */
export const statement = (
  options: DefinitionOptions<boolean, unknown>,
): FieldDefinition<boolean, boolean, boolean, unknown> =>
  define(options, {
    read: (stored) => stored,
    write: (value) => value,
    shown: (value) => value,
    control: ({ value, label, optional, ...field }) => (
      <Checkbox optional isSelected={value} {...field}>
        {label}
      </Checkbox>
    ),
  });

/** Defines an optional choice among a few options. */
export const choice = <W extends string>(
  offered: readonly { value: W; label: MessageDescriptor }[],
  options: DefinitionOptions<string | null, unknown>,
): FieldDefinition<string | null, W | null, W | null, unknown> => {
  const chosen = (value: string | null) => offered.find((option) => option.value === value);
  return define(options, {
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
