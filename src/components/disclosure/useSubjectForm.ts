import type { ReactNode } from 'react';
import type { FormViewProps, RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import type { FollowingDraft } from '#components/revision/props.ts';
import { useFollowing } from '#components/revision/useFollowing.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import type { ProvenAccount } from './ProofFields.tsx';

/** Options of the forms about a person and a company. */
export interface Choices {
  countries: readonly Country[];
  /** Countries that an address may be in. */
  residences: readonly Country[];
  currencies: readonly Currency[];
}

/** Props of a form about a person or a company. */
export interface SubjectFormProps<V> extends FormViewProps<V>, Choices {
  draft: FollowingDraft;
  /** Fields that were changed elsewhere, if some were also changed here; null without any. */
  outdated: readonly string[] | null;
  /** Values as last read from the shop. */
  now: V;
  initial: V;
  /** Bank account that the shop has stored. */
  account: { beneficiary: string | null; iban: string | null; bic: string | null };
  twoFactor: boolean;
  today: CalendarDate;
  save: ReactNode;
}

/**
 * Returns the form about a person or a company. `rulesFor`: its rules, given the holder of the account that the shop
 * has stored.
 */
export function useSubjectForm<V extends ProvenAccount>(
  props: SubjectFormProps<V>,
  rulesFor: (known: string | null) => (values: V) => RulesOf<V>,
) {
  const { initial, account, draft } = props;
  const known = account.iban === null ? null : initial.beneficiary;
  const form = useForm<V>({ ...props, rules: rulesFor(known), secret: ['currentPassword', 'code'] });
  useFollowing(form.fields, draft);
  return { ...form, known };
}
