import { useSyncExternalStore } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormAlert } from './FormAlert.tsx';
import type { Fields } from './useForm.ts';

/**
 * Banner of a form: the failure of the last submission, or violations that belong to no field. Violations disappear at
 * the next change; a failure disappears when its machine forgets it.
 */
export function FormFailure<V>({ of: { checker }, failure }: { of: Fields<V>; failure: Failure | null }) {
  const failureText = useFailureText();
  const read = () => checker.unplaced();
  const unplaced = useSyncExternalStore(checker.store.subscribe, read, read);
  // Violations of fields are shown at their fields.
  const text = failure && failure.kind !== 'violations' ? failureText(failure) : unplaced;
  return text !== null && <FormAlert>{text}</FormAlert>;
}
