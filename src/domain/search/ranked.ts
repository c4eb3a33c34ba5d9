/** Sorts by ascending rank; equal ranks, two infinite ones included, keep their order. */
export const rankedBy = <T>(all: readonly T[], rankOf: (each: T) => number): T[] =>
  all
    .map((each) => ({ each, rank: rankOf(each) }))
    .toSorted((one, other) => Number(one.rank > other.rank) - Number(one.rank < other.rank))
    .map(({ each }) => each);
