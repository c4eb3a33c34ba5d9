/** A part of the context that is there in all states which ask for it. @throws where it is not: the chart is wrong. */
export function given<T>(value: T | null): T {
  if (value === null) throw new Error('nothing is given');
  return value;
}
