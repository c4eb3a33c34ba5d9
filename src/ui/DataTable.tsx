import { memo, type ReactNode } from 'react';
import { placeholderKeys } from './placeholderKeys.ts';
import { SkeletonLine } from './Skeleton.tsx';
import './DataTable.css';

/**
 * Place of a cell in the two lines that a row has on phones: `title` and `amount` share the first line, `detail` and
 * `status` the second. A `labelled` detail follows its header. `press` ends the second line, and its button covers the
 * row; `controls` get a line of their own. `minus` is subtracted from the detail before it; if that is empty, it is a
 * `labelled` detail.
 */
export type PhonePlace = 'title' | 'amount' | 'detail' | 'labelled' | 'minus' | 'status' | 'press' | 'controls';

/** Column of a table: its header, the cell of a row, and its place on phones. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: tabular and flush with the column's end. */
  align?: 'start' | 'end';
  /** Names the row. One column at most; the `title` on phones unless `phone` differs. */
  rowHeader?: boolean;
  /** Place on phones, which omit columns without a place. The link of the title covers the row there. */
  phone?: PhonePlace;
  /** Shows the header to screen readers only (a column of actions). */
  headerHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Name of the table. Shown above it unless `captionHidden`, e.g. if a panel's heading says the same. */
  caption: string;
  captionHidden?: boolean;
  /** Memoised by growing lists: then only the new rows are rendered. */
  columns: ReadonlyArray<Column<Row>>;
  /** `undefined` while the first load is under way: `placeholders` placeholder rows are shown. */
  rows: ReadonlyArray<Row> | undefined;
  rowKey: (row: Row) => string | number;
  placeholders?: number;
  /** Heading of the row's group; rows of a group follow each other. */
  groupOf?: (row: Row) => string;
  /** Read out while placeholders are shown. */
  loadingLabel: string;
};

/**
 * Semantic table. Below 52rem every row has two lines. The roles are explicit, because some browsers drop a table's
 * semantics once its parts are no longer displayed as table parts.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, groupOf, placeholders = 3, loadingLabel } = props;
  return (
    <div className="data-table" aria-busy={rows === undefined || undefined}>
      {rows === undefined && (
        <span role="status" className="visually-hidden">
          {loadingLabel}
        </span>
      )}
      <table {...role('table')}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead className="wide-visible" {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...role('columnheader')} data-align={column.align}>
                <span className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        {rows === undefined ? (
          <tbody {...role('rowgroup')}>
            {placeholderKeys(placeholders).map((place) => (
              <PlaceholderCells key={place} columns={columns} />
            ))}
          </tbody>
        ) : (
          [...Map.groupBy(rows, groupOf ?? (() => ''))].map(([heading, group]) => (
            <tbody key={heading} {...role('rowgroup')}>
              {heading && (
                <tr {...role('row')} className="data-table-group">
                  <th scope="rowgroup" colSpan={columns.length} {...role('rowheader')}>
                    {heading}
                  </th>
                </tr>
              )}
              {slicesOf(group).map((slice, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slice is identified by its position
                <Rows key={index} columns={columns} rows={slice} rowKey={rowKey} />
              ))}
            </tbody>
          ))
        )}
      </table>
    </div>
  );
}

function PlaceholderCells<Row>({ columns }: { columns: ReadonlyArray<Column<Row>> }) {
  return (
    <tr {...role('row')} aria-hidden>
      {columns.map((column, index) => (
        <td key={column.key} {...role('cell')} {...placeOf(column)}>
          <SkeletonLine width={index ? '4rem' : '60%'} />
        </td>
      ))}
    </tr>
  );
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey'> & { rows: ReadonlyArray<Row> };

/** Number of rows that are rendered again together. */
const SLICE = 50;
const slicesOf = <Row,>(rows: ReadonlyArray<Row>) =>
  Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, index) => rows.slice(index * SLICE, (index + 1) * SLICE));

const RowsOf = <Row,>({ columns, rows, rowKey }: RowsProps<Row>): ReactNode =>
  rows.map((row) => <Cells key={rowKey(row)} columns={columns} row={row} />);

/** React compares an unchanged slice as a whole, and not each of its rows. */
const Rows = memo(
  RowsOf,
  (before, { columns, rows }) =>
    before.columns === columns &&
    before.rows.length === rows.length &&
    before.rows.every((row, index) => row === rows[index]),
) as typeof RowsOf;

type CellsProps<Row> = { columns: ReadonlyArray<Column<Row>>; row: Row };

function CellsOf<Row>({ columns, row }: CellsProps<Row>) {
  return (
    <tr {...role('row')}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" {...role('rowheader')} {...placeOf(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} {...role('cell')} {...placeOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
const Cells = memo(CellsOf) as typeof CellsOf;

const placeOf = ({ header, headerHidden, rowHeader, align, phone }: Omit<Column<never>, 'cell'>) => ({
  'data-align': align,
  'data-label': headerHidden || rowHeader ? undefined : header,
  'data-phone': phone ?? (rowHeader ? 'title' : undefined),
});

const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader') => ({ role: name });
