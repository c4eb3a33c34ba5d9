import type { Call } from '#api/call.ts';

/** Questions to the shop that are no calls of the app. */
export type Probe = 'preflight' | 'unknownPath' | 'refusedToken' | 'introspection' | 'identifications';

export type FindingKind =
  /** The specification names it and the app cannot read the answer without it. */
  | 'missingFromSpecification'
  /** Absent, and an addition of Parkett's: the specification does not name it. */
  | 'additionAbsent'
  /** There, and other than agreed. */
  | 'differs';

/** One deviation of the shop. No field holds a secret or a customer's data. */
export interface Finding {
  kind: FindingKind;
  call: Call | Probe;
  /** Null where no answer came. */
  status: number | null;
  /** Path in the answer, `[]` for any member of a list; `(status)`, `(rules)` and others outside of its fields. */
  path: string;
  expected: string;
  got: string;
  /** Parkett's way with it. */
  consequence: string;
  /** True where a journey that needs the call cannot be completed. */
  blocks: boolean;
  /** The call whose journeys it blocks; absent for `call` itself. A finding that blocks none is reported as not blocking. */
  hinders?: Call;
  /** Way of paying that the finding is about; absent for both. */
  payment?: Payment;
}

export type Payment = 'transfer' | 'card';

/** One call or probe as the report lists it. */
export interface CallRow {
  call: Call | Probe;
  /** Method and path with ids masked. */
  request: string;
  status: number | null;
  milliseconds: number;
  /** True where the app could read the answer; null for a probe, and for a refusal that was asked for. */
  isRead: boolean | null;
  payment?: Payment;
}

export interface JourneyRow {
  name: string;
  /** `notOffered`: it rests on an addition that the shop lacks. */
  state: 'completes' | 'blocked' | 'notOffered' | 'notTried';
  /** The blocking finding, or the additions that a journey which completes does without. */
  because: string;
}

export interface Report {
  shop: string;
  at: Date;
  isWriting: boolean;
  calls: CallRow[];
  findings: Finding[];
  journeys: JourneyRow[];
  /** Things that the run left at the shop, one sentence each. */
  left: string[];
  /** Error of the check itself, after which calls are missing; null for a whole run. */
  crash: string | null;
  /** Gaps of the check, and habits that Parkett copes with: one sentence each. */
  notes: string[];
}
