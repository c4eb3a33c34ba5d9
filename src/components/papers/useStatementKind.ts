import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { StatementKind } from '#domain/shop/excerpt.ts';

const kinds = {
  after_transaction: msg`Nach einer Eintragung`,
  cron_job: msg`Zum Jahresende`,
  manual: msg`Von Ihnen angefordert`,
} satisfies Record<StatementKind, unknown>;

/** Returns a function that names the reason for a register excerpt (spec section 3, statement kinds). */
export function useStatementKind(): (kind: StatementKind | null) => string {
  const { _ } = useLingui();
  return (kind) => (kind === null ? '–' : _(kinds[kind]));
}
