import type { World } from './world.ts';

/** Notes an attempt: what was tried, whether it ended as it must, and what was seen where it did not. */
export type Attempt = (what: string, passed: boolean, seen?: unknown) => void;

/** A line of the audit: attempts of one kind, generated from what there is. */
export interface Table {
  name: string;
  /** Attempts that there are at least: a generator that has lost some of them fails. */
  least: number;
  /** Only `npm run audit` makes these attempts: they take minutes, a browser or hundreds of megabytes. */
  long?: true;
  run(attempt: Attempt, world: World): Promise<void>;
}

export interface Result {
  tried: number;
  /** Each attempt that did not end as it must. */
  failed: string[];
  seconds: number;
}

/** Makes a table's attempts, on a shop as new. */
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
