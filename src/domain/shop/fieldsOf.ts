const hasFields = (data: unknown): data is Readonly<Record<PropertyKey, unknown>> =>
  typeof data === 'object' && data !== null;

/** Returns the fields of an object, or the entries of a list, as unchecked values; none for any other value. */
export const fieldsOf = (data: unknown): Readonly<Record<PropertyKey, unknown>> => (hasFields(data) ? data : {});
