import type { Cited } from '#machines/testing/evidence.ts';
import { readCoverage } from '../coverage.ts';
import { subjects } from '../subjects.ts';
import { type Proof, proofsOf } from './proof.ts';

let read: Promise<readonly Proof[]> | null = null;

/** Returns the proof of each requirement. Fetches requirements and coverage once. */
export function readProofs(): Promise<readonly Proof[]> {
  read ??= Promise.all([readCited(), readCoverage()]).then(([cited, coverage]) =>
    proofsOf(cited, { graphs: subjects.map(({ graph }) => graph), coverage }),
  );
  return read;
}

/** Returns nothing under `npm run dev`, because the atlas’ build collects the requirements. */
const readCited = (): Promise<Cited> =>
  fetch('requirements.json')
    .then((answer): Promise<Cited> => answer.json())
    .catch(() => ({ requirements: [], citations: [] }));
