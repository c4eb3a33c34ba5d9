import type { Call } from '#api/call.ts';

/** Requests to the shop other than calls of the app. */
export type Probe = 'preflight' | 'unknownPath' | 'refusedToken' | 'introspection' | 'identifications';

export type FindingKind =
  /** Absent, although the specification names it and the app cannot read the answer without it. */
  | 'missingFromSpecification'
  /** Absent addition of Parkett, which the specification does not name. */
  | 'additionAbsent'
  /** Present, but other than agreed. */
  | 'differs';

/** A deviation of the shop. No field holds a secret or a customer's data. */
export interface Finding {
  kind: FindingKind;
  call: Call | Probe;
  /** Null without an answer. */
  status: number | null;
  /** Path in the answer, `[]` for any member of a list; `(status)`, `(rules)` and others outside of its fields. */
  path: string;
  expected: string;
  got: string;
  /** Effect in Parkett. */
  consequence: string;
  /** True if a journey that needs the call cannot be completed. */
  blocks: boolean;
  /**
   * Call whose journeys the finding blocks, if not `call` itself. A finding that blocks no journey is reported as not
   * blocking.
   */
  hinders?: Call;
  /** Kind of payment that the finding is about; absent for both. */
  payment?: Payment;
}

export type Payment = 'transfer' | 'card';

export interface CallRow {
  call: Call | Probe;
  /** Method and path with ids masked. */
  request: string;
  status: number | null;
  milliseconds: number;
  /** True if the app could read the answer; null for a probe, and for a requested refusal. */
  isRead: boolean | null;
  payment?: Payment;
}

export interface JourneyRow {
  name: string;
  /** `notOffered`: depends on an addition that the shop lacks. */
  state: 'completes' | 'blocked' | 'notOffered' | 'notTried';
  /** The blocking finding; for a journey that completes, the missing additions. */
  because: string;
}

export interface Report {
  shop: string;
  at: Date;
  isWriting: boolean;
  calls: CallRow[];
  findings: Finding[];
  journeys: JourneyRow[];
  /** Objects that the run left at the shop, one sentence each. */
  left: string[];
  /** Error of the check itself, after which calls are missing; null for a complete run. */
  crash: string | null;
  /** Gaps of the check, and habits of the shop that Parkett copes with: one sentence each. */
  notes: string[];
}
