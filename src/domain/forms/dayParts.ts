/** A day as it is typed in three fields: `27`, `3`, `1985`. Any of them may be empty or wrong. */
export interface DayParts {
  day: string;
  month: string;
  year: string;
}

/** The parts of a day that is kept as one text, year first, as far as it goes: `1985-3-` lacks its day. */
export function partsOf(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** What is typed as one text; empty where nothing is. */
export const textOf = ({ day, month, year }: DayParts): string =>
  day + month + year === '' ? '' : [year, month, day].join('-');

/** The day in ISO form as far as it is one: `1985-3-7` is `1985-03-07`. What is unfinished stays, and is no day. */
export function isoOf(text: string): string {
  const { day, month, year } = partsOf(text);
  return textOf({ day: padded(day), month: padded(month), year });
}

const padded = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));
