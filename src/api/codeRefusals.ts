import type { RefusalRow } from './failure.ts';

/** Refusals of a second-factor code (requirement 8.3). Without one of our codes, the field decides. */
export const codeRefusals: readonly RefusalRow<{ kind: 'invalid2fa'; used?: true }>[] = [
  { code: 'INVALID_2FA', failure: { kind: 'invalid2fa' } },
  { code: 'USED_2FA', failure: { kind: 'invalid2fa', used: true } },
  { statuses: [422], field: 'code', failure: { kind: 'invalid2fa' } },
];
