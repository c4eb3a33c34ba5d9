/** Day as typed in three fields: `27`, `3`, `1985`. Any field may be empty or invalid. */
export interface DayParts {
  day: string;
  month: string;
  year: string;
}

/** Splits a day stored as one text, year first, which may be incomplete: `1985-3-` lacks its day. */
export function partsOf(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** Joins the parts to one text; empty if all are empty. */
export const textOf = ({ day, month, year }: DayParts): string =>
  day + month + year === '' ? '' : [year, month, day].join('-');

/**
 * Returns the day in ISO form if complete: `1985-03-07` for `1985-3-7`. An incomplete day stays incomplete, and so is
 * not valid.
 */
export function isoOf(text: string): string {
  const { day, month, year } = partsOf(text);
  return textOf({ day: padded(day), month: padded(month), year });
}

const padded = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));
