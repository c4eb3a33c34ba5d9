import type { RefusalRow } from './failure.ts';

/** What a code of the second factor is refused for (spec section 8); by the field, where a shop names no code of ours. */
export const codeRefusals: readonly RefusalRow<{ kind: 'invalid2fa'; used?: true }>[] = [
  { code: 'INVALID_2FA', failure: { kind: 'invalid2fa' } },
  { code: 'USED_2FA', failure: { kind: 'invalid2fa', used: true } },
  { statuses: [422], field: 'code', failure: { kind: 'invalid2fa' } },
];
