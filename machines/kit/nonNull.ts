/**
 * Returns a value of the context that is present in every state that asks for it. @throws if the value is null, because
 * the chart is then wrong.
 */
export function nonNull<T>(value: T | null): T {
  if (value === null) throw new Error('nothing is given');
  return value;
}
