import { email, maxLength, minLength, oneTimeCode, required, sameAs, selectAtLeast } from '#domain/forms/validation.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Field } from '../Field.tsx';
import { FormFailure } from '../FormFailure.tsx';
import type { FormViewProps, RulesOf } from '../types.ts';
import { useForm } from '../useForm.ts';
import { useRows } from '../useRows.ts';

export type Person = { name: string; share: string; taxId: string };

export type PersonalData = {
  firstName: string;
  lastName: string;
  birthName: string;
  day: string;
  month: string;
  year: string;
  street: string;
  postcode: string;
  city: string;
  email: string;
  repeated: string;
  code: string;
  persons: readonly Person[];
};

/** Field names in the order of the form. */
export const names = [
  ...(['firstName', 'lastName', 'birthName', 'day', 'month', 'year', 'street', 'postcode', 'city'] as const),
  ...(['email', 'repeated', 'code'] as const),
] satisfies (keyof PersonalData)[];
export const rowNames = ['name', 'share', 'taxId'] as const;

const person: Person = { name: '', share: '', taxId: '' };

export const empty: PersonalData = {
  firstName: '',
  lastName: '',
  birthName: '',
  day: '',
  month: '',
  year: '',
  street: '',
  postcode: '',
  city: '',
  email: '',
  repeated: '',
  code: '',
  persons: [person, person, person],
};

/** All rules of `empty` but those of the birth name, the repetition and two of three fields of a row fail. */
export const rules = (values: PersonalData): RulesOf<PersonalData> => ({
  firstName: [required, minLength(2)],
  lastName: [required],
  birthName: [maxLength(5)],
  day: [required],
  month: [required],
  year: [required],
  street: [required],
  postcode: [required],
  city: [required],
  email: [required, email],
  repeated: [sameAs(values.email)],
  code: [required, oneTimeCode],
  persons: { empty: person, row: { name: [required], share: [required], taxId: [] }, list: [selectAtLeast(2)] },
});

export interface PersonalDataFormProps extends FormViewProps<PersonalData> {
  initial?: PersonalData;
  onRender?: (name: string) => void;
}

/** Form with twelve fields and a list of three times three: 21 controls. */
export function PersonalDataForm(props: PersonalDataFormProps) {
  const { initial = empty, busy, failure, violations, draft, onEdited, onSubmit, onRender } = props;
  const form = useForm({ initial, rules, draft, secret: ['code', 'persons.taxId'], violations, onEdited });
  const persons = useRows(form.fields, 'persons');
  return (
    <Form onSubmit={() => form.submit(onSubmit)} submitCount={form.submitCount} data-busy={busy}>
      <FormFailure of={form.fields} failure={failure} />
      {names.map((name) => (
        <Field key={name} of={form.fields} name={name}>
          {(field) => {
            onRender?.(field.name);
            return <TextField label={name} autoComplete="off" {...field} />;
          }}
        </Field>
      ))}
      {persons.items.map((item) => (
        <fieldset key={item.key} ref={item.ref}>
          {rowNames.map((name) => (
            <Field key={name} of={item.fields} name={name}>
              {(field) => {
                onRender?.(field.name);
                return <TextField label={name} autoComplete="off" {...field} />;
              }}
            </Field>
          ))}
          <Button onPress={() => persons.remove(item)}>remove</Button>
        </fieldset>
      ))}
      <output>{persons.error}</output>
      {persons.removed && (
        <Button ref={persons.undoRef} onPress={persons.undo}>
          undo
        </Button>
      )}
      <Button onPress={persons.add}>add</Button>
      <Button type="submit">send</Button>
    </Form>
  );
}
