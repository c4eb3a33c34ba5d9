/** Sorts by ascending rank; equal ranks keep their order, infinite ones too: a sort takes NaN as 0. */
export const rankedBy = <T>(all: readonly T[], rankOf: (each: T) => number): T[] =>
  all
    .map((each) => ({ each, rank: rankOf(each) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
