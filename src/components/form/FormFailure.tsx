import { useSyncExternalStore } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormAlert } from './FormAlert.tsx';
import type { Fields } from './useForm.ts';

/**
 * The banner of a form: why the last submission failed, or what the shop said that belongs to no field. The latter goes
 * with the next change; a failure goes when its machine forgets it.
 */
export function FormFailure<V>({ of: { checker }, failure }: { of: Fields<V>; failure: Failure | null }) {
  const failureText = useFailureText();
  const read = () => checker.unplaced();
  const unplaced = useSyncExternalStore(checker.store.subscribe, read, read);
  // Violations of fields stand at their fields.
  const text = failure && failure.kind !== 'violations' ? failureText(failure) : unplaced;
  return text !== null && <FormAlert>{text}</FormAlert>;
}
