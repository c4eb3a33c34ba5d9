import { useState } from 'react';
import type { RuleBreach } from '#domain/forms/validation.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { Checker, emptyRowsOf, withoutTypes } from './checker.ts';
import { FormStore } from './store.ts';
import type { FormDraft, RulesOf, SecretName } from './types.ts';
import { useBreachText } from './useBreachText.ts';
import { nothingTaken, placeViolations } from './violations.ts';

export interface FormOptions<V extends object, B = RuleBreach> {
  /** Initial values of the fields; a draft overrides them. */
  initial: V;
  /** Rules by field, in order; a function if a field's rules depend on the value of another. */
  rules: RulesOf<V, B> | ((values: V) => RulesOf<V, B>);
  draft?: FormDraft;
  /** Fields that no draft ever holds: passwords, codes, tokens. */
  secret?: readonly SecretName<V>[];
  /**
   * Shows messages after a rejected submit until the next change. For fields that change on blur: a message that
   * appears between the press and the release of a button moves the button away.
   */
  onSubmitOnly?: boolean;
  violations?: readonly Violation[];
  /** Called with all values after each change. */
  onEdited?: (values: V) => void;
}

/** Fields of a form or of a row, for `Field`, `useRows` and `useFieldValue`. */
export interface Fields<V> {
  readonly checker: Pick<Checker, 'store' | 'shownAt' | 'unplaced' | 'onEdited'>;
  /** Prefix of a field's name in its path: empty, or the row. */
  readonly prefix: string;
  /** Type marker, never set: distinguishes the fields of different forms. */
  readonly holds?: V;
}

export interface FormHandle<V> {
  fields: Fields<V>;
  /** Number of submits rejected by a rule or by the shop. When it grows, `Form` focuses the first invalid field. */
  submitCount: number;
  /** Sends the values if all rules hold, else shows every message. */
  submit: (send: (values: V) => void) => void;
}

const noViolations: readonly Violation[] = [];
const ignore = () => undefined;

/**
 * Form state: a typed record of fields with their rules. A field shows its first failing rule once its value has
 * changed, all fields on submit. A keystroke renders a single `Field`; the calling view renders only when the form is
 * submitted, rejected, or gets other props.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormHandle<V>;
/** As above, with custom breaches and their sentences. */
export function useForm<V extends object, B>(
  options: FormOptions<V, B> & { say: (breach: B) => string },
): FormHandle<V>;
export function useForm<V extends object>(
  options: FormOptions<V> & { say?: (breach: RuleBreach) => string },
): FormHandle<V> {
  const { initial, rules, violations = noViolations, onEdited = ignore } = options;
  const breachText = useBreachText();
  const rulesFor = (values: V) => withoutTypes(typeof rules === 'function' ? rules(values) : rules);
  const [store] = useState(
    () =>
      new FormStore({
        ...options,
        initial: Object.fromEntries(Object.entries(initial)),
        emptyRows: emptyRowsOf(rulesFor(initial)),
      }),
  );
  const [submitCount, setSubmitCount] = useState(0);
  const [taken, setTaken] = useState(nothingTaken);
  if (taken.violations !== violations && taken.violations.length + violations.length > 0) {
    setTaken(placeViolations(violations, store));
    if (violations.length > 0) setSubmitCount(submitCount + 1);
  }
  const checker = new Checker({
    store,
    rules: (values) => rulesFor(values as V),
    say: options.say ?? breachText,
    taken,
    onEdited: () => onEdited(store.values() as V),
  });
  return {
    fields: { checker, prefix: '' },
    submitCount,
    submit(send) {
      if (checker.breaches().size > 0) {
        store.showAll();
        setSubmitCount((count) => count + 1);
        return;
      }
      store.markSent();
      send(store.values() as V);
    },
  };
}
