import type { TestProject } from 'vitest/node';
import { startPostgres } from '#sandbox/testing/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server; null when there is none. */
    postgres: string | null;
  }
}

/** One PostgreSQL for all files of the contract. Each shop has a schema of its own in it. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = await startPostgres();
  if (typeof cluster === 'string') {
    console.warn(`Not run on PostgreSQL: ${cluster}.`);
    provide('postgres', null);
    return undefined;
  }
  provide('postgres', cluster.url);
  return cluster.stop;
}
