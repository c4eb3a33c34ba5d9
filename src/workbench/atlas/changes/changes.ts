import type { Graph } from '#machines/testing/graph.ts';
import type { Placement } from '../chart/placement.ts';

export const CHANGES = ['added', 'removed', 'changed'] as const;
export type Change = (typeof CHANGES)[number];

/** Field of a state or a transition that differs, as text; null if it was or is absent. */
export interface Fact {
  name: string;
  before: string | null;
  after: string | null;
}

/** A state or transition that differs. The facts are those of a `changed` one. */
export interface PartChange {
  kind: 'state' | 'edge';
  /** Its id in the graph of both versions. */
  id: string;
  change: Change;
  facts: readonly Fact[];
}

/** Sentences of a machine's `behaviour.txt` for one state. */
export interface SentenceChange {
  state: string;
  removed: readonly string[];
  added: readonly string[];
}

export interface MachineChange {
  name: string;
  change: Change;
  /** States and transitions of both versions. */
  graph: Graph;
  placement: Placement;
  parts: readonly PartChange[];
  sentences: readonly SentenceChange[];
  /** True if the machine does something else than before: other states, transitions or sentences. */
  isBehaviour: boolean;
  /** True if one of the specs beside its cases differs as well. */
  isPromised: boolean;
}

/** A function, constant, guard, action or delay whose source differs. */
export interface RuleChange {
  kind: 'rule' | 'guard' | 'action' | 'delay';
  name: string;
  /** Path from the root. */
  path: string;
  change: Change;
  before: string | null;
  after: string | null;
}

export interface BothLanguages {
  german: string;
  english: string;
}

export interface TextChange {
  /** Paths of the files that contain the text. */
  files: readonly string[];
  before: BothLanguages | null;
  after: BothLanguages | null;
}

/** A sentence of the requirements that differs, or that changed states and rules cite. */
export interface RequirementChange {
  number: string;
  before: string | null;
  after: string | null;
  /** Changed states, transitions and rules that cite it. */
  by: readonly string[];
}

/** A picture of a screen that differs; its files lie beside the atlas, in `changes/`. */
export interface PictureChange {
  /** Name of the file: `order.placing-de-phone-light.png`. */
  file: string;
  change: Change;
  /** Number of pixels that differ. */
  pixels: number;
}

/** Compressed bytes (brotli) of the built app's files of one kind. */
export interface SizeChange {
  name: string;
  before: number;
  after: number;
}

export interface Commit {
  hash: string;
  subject: string;
  /** Day as `2026-11-30`. */
  day: string;
}

/** Differences between two versions of the project. */
export interface Changes {
  from: Commit;
  /** Null for a checkout with changes that are not committed. */
  to: Commit | null;
  machines: readonly MachineChange[];
  rules: readonly RuleChange[];
  texts: readonly TextChange[];
  requirements: readonly RequirementChange[];
  /** Null if no pictures were compared. */
  pictures: readonly PictureChange[] | null;
  /** Null if one of the versions could not be built. */
  sizes: readonly SizeChange[] | null;
}

/** Returns the machines whose behaviour differs although no promise does. */
export const withoutPromise = ({ machines }: Pick<Changes, 'machines'>): MachineChange[] =>
  machines.filter(({ isBehaviour, isPromised }) => isBehaviour && !isPromised);
