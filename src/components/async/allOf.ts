import type { AsyncData } from './Async.tsx';

type ValuesOf<Reads extends readonly AsyncData<unknown>[]> = {
  [Index in keyof Reads]: Reads[Index] extends AsyncData<infer Value> ? Value : never;
};

/** Several reads as one: there when all are, failed where any is. Trying again tries those that failed. */
export function allOf<const Reads extends readonly AsyncData<unknown>[]>(...reads: Reads): AsyncData<ValuesOf<Reads>> {
  const missing = reads.filter(({ data }) => data === null);
  return {
    data: missing.length === 0 ? (reads.map(({ data }) => data) as ValuesOf<Reads>) : null,
    loading: missing.some(({ loading }) => loading),
    failure: missing.find(({ failure }) => failure !== null)?.failure ?? null,
    onRetry: () => {
      for (const { onRetry } of missing) onRetry();
    },
  };
}
