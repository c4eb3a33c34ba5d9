import { useState } from 'react';
import type { RuleBreach } from '#domain/forms/validation.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { Checker, emptyRowsOf, withoutTypes } from './checker.ts';
import { FormStore } from './store.ts';
import type { FormDraft, RulesOf, SecretName } from './types.ts';
import { useBreachText } from './useBreachText.ts';
import { nothingTaken, take } from './violations.ts';

export interface FormOptions<V extends object, B = RuleBreach> {
  /** What stands in the fields at first; a draft goes before it. */
  initial: V;
  /** Rules by field, in order; as a function where a field's rules depend on what stands in another. */
  rules: RulesOf<V, B> | ((values: V) => RulesOf<V, B>);
  draft?: FormDraft;
  /** Fields that no draft ever holds: passwords, codes, tokens. */
  secret?: readonly SecretName<V>[];
  /**
   * Messages come with a refused submit and go with the next change. For fields whose value comes when they are left: a
   * message that appears between the press and the release of a button moves the button away.
   */
  onSubmitOnly?: boolean;
  violations?: readonly Violation[];
  /** Called with what stands in the fields after each change. */
  onEdited?: (values: V) => void;
}

/** The fields of a form or of a row: what `Field`, `useRows` and `useFieldValue` are given. */
export interface Fields<V> {
  readonly checker: Pick<Checker, 'store' | 'shownAt' | 'unplaced' | 'onEdited'>;
  /** What comes before a field's name in its path: nothing, or the row. */
  readonly prefix: string;
  /** Never there: it keeps the names of one form apart from those of another. */
  readonly holds?: V;
}

export interface FormHandle<V> {
  fields: Fields<V>;
  /** Submits that were refused so far, by a rule or by the shop. When it grows, `Form` focuses the first invalid field. */
  submitCount: number;
  /** Sends what is typed if all rules hold, else shows every message. */
  submit: (send: (values: V) => void) => void;
}

const noViolations: readonly Violation[] = [];
const ignore = () => undefined;

/**
 * A form: a typed record of fields with their rules. The first failing rule's message of a field is shown once its value
 * has changed, all of them on submit. `Field` renders one field per keystroke; the view that calls this is rendered only
 * when it is submitted, refused, or given something else.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormHandle<V>;
/** As above, with rules that are broken in a form's own ways, and the sentences for them. */
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
    setTaken(take(violations, store));
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
