import type { AsyncData } from './Async.tsx';

type ValuesOf<Reads extends readonly AsyncData<unknown>[]> = {
  [Index in keyof Reads]: Reads[Index] extends AsyncData<infer Value> ? Value : never;
};

/** Combines reads: has data once all have, and fails if any fails. A retry repeats only the reads without data. */
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
