import { Plural, Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { nameOf } from '#domain/person/name.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './export.module.css';
import type { PrintedList } from './props.ts';

/** Printed list that replaces the page on paper: all rows, with their owner and the date. */
export function PrintedSheet({ list, today }: { list: PrintedList; today: CalendarDate }) {
  const { longDate } = useFormat();
  const { title, chosen, columns, rows, holder } = list;
  const name = nameOf(holder);
  const place = document.querySelector('main');
  if (place === null) return null;
  return createPortal(
    <div className={classes.sheet}>
      <div className={classes.sheetHead}>
        <h1>{title}</h1>
        <p>
          {name}
          {name !== holder.email && `, ${holder.email}`}
          <br />
          {chosen && (
            <>
              <Trans>Auswahl: {chosen}</Trans>
              <br />
            </>
          )}
          <Trans>Gedruckt am {longDate(today)}</Trans>
          {', '}
          <Plural value={rows.length} one="# Eintrag" other="# Einträge" />
        </p>
      </div>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" data-align={isFigure ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the printed list does not change
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={columns[index]?.label} data-align={columns[index]?.isFigure ? 'end' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    place,
  );
}
