import type { Call } from '#api/call.ts';

/** Questions to the shop that are no calls of the app. */
export type Probe = 'preflight' | 'unknownPath' | 'refusedToken' | 'introspection';

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
  /** Path in the answer, `[]` for any member of a list; `(status)`, `(headers)` or `(answer)` outside of its fields. */
  path: string;
  expected: string;
  got: string;
  /** What Parkett does about it. */
  consequence: string;
  /** Whether a journey that needs the call cannot be completed. */
  blocks: boolean;
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
  /** Whether the app could read the answer; null for a probe, and for a refusal that was asked for. */
  isRead: boolean | null;
  payment?: Payment;
}

export interface JourneyRow {
  name: string;
  state: 'completes' | 'blocked' | 'notTried';
  /** Of a journey that completes: the additions that it does without. */
  because: string;
}

export interface Report {
  shop: string;
  at: Date;
  isWriting: boolean;
  calls: CallRow[];
  findings: Finding[];
  journeys: JourneyRow[];
  /** What the run left at the shop, one sentence each. */
  left: string[];
  /** What could not be checked, and habits that Parkett copes with: one sentence each. */
  notes: string[];
}
