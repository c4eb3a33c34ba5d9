import type { World } from './world.ts';

/** Records an attempt: its name, whether it passed, and the observed value for the report of a failure. */
export type Attempt = (what: string, passed: boolean, seen?: unknown) => void;

/** Attempts of one kind, generated from the program’s own lists. */
export interface Table {
  name: string;
  /** Minimum number of attempts: a generator that has lost some of them fails. */
  least: number;
  /** Only `npm run audit` makes these attempts: they take minutes, a browser or hundreds of megabytes. */
  long?: true;
  run(attempt: Attempt, world: World): Promise<void>;
}

export interface Result {
  tried: number;
  failed: string[];
  seconds: number;
}

/** Makes a table’s attempts on a reset shop. */
export async function judge(table: Table, world: World): Promise<Result> {
  await world.reset();
  const started = performance.now();
  const result: Result = { tried: 0, failed: [], seconds: 0 };
  const attempt: Attempt = (what, passed, seen) => {
    result.tried += 1;
    if (!passed) result.failed.push(seen === undefined ? what : `${what}: ${said(seen)}`);
  };
  try {
    await table.run(attempt, world);
  } catch (error) {
    result.failed.push(`it broke off: ${error instanceof Error ? error.stack : error}`);
  }
  if (result.tried < table.least) result.failed.push(`only ${result.tried} of at least ${table.least} were tried`);
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

const said = (seen: unknown) =>
  (typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? String(seen))).slice(0, 200);
