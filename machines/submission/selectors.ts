import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { SubmissionMachine } from './machine.ts';

export type SubmissionSnapshot<P, R> = SnapshotFrom<SubmissionMachine<P, R>>;

export const isSubmitting = <P, R>(snapshot: SubmissionSnapshot<P, R>): boolean => snapshot.matches('submitting');

export const hasSucceeded = <P, R>(snapshot: SubmissionSnapshot<P, R>): boolean => snapshot.matches('succeeded');

/** What the shop says about single fields: messages by the field's name. */
export function fieldErrorsOf<P, R>(snapshot: SubmissionSnapshot<P, R>): Record<string, string[]> {
  const { failure } = snapshot.context;
  const errors: Record<string, string[]> = {};
  if (failure?.kind !== 'violations' || !snapshot.matches('failed')) return errors;
  for (const { propertyPath, message } of failure.violations)
    if (propertyPath !== '') errors[propertyPath] = [...(errors[propertyPath] ?? []), message];
  return errors;
}

/** What is wrong with the form as a whole, or null when it is only single fields. */
export function formFailureOf<P, R>(snapshot: SubmissionSnapshot<P, R>): Failure | null {
  const { failure } = snapshot.context;
  if (!failure || !snapshot.matches('failed')) return null;
  if (failure.kind !== 'violations') return failure;
  const violations = failure.violations.filter(({ propertyPath }) => propertyPath === '');
  return violations.length > 0 ? { kind: 'violations', violations } : null;
}
