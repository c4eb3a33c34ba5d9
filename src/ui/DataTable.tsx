import { memo, type ReactNode } from 'react';
import { placeholderKeys } from './placeholderKeys.ts';
import { SkeletonLine } from './Skeleton.tsx';
import './DataTable.css';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: tabular and flush with the column's end. */
  align?: 'start' | 'end';
  /** Names the row; the title of its card on phones. One column at most. */
  rowHeader?: boolean;
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
  /** Read out while placeholders are shown. */
  loadingLabel: string;
};

/**
 * Semantic table. Below 52rem every row becomes a card with labelled cells. The roles are explicit, because some
 * browsers drop a table's semantics once its parts are no longer displayed as table parts.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, placeholders = 3, loadingLabel } = props;
  return (
    <div className="data-table" aria-busy={rows === undefined || undefined}>
      {rows === undefined && (
        <span role="status" className="visually-hidden">
          {loadingLabel}
        </span>
      )}
      <table {...role('table')}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...role('columnheader')} data-align={column.align}>
                <span className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows === undefined
            ? placeholderKeys(placeholders).map((place) => <PlaceholderCells key={place} columns={columns} />)
            : groupsOf(rows).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
                <Rows key={index} columns={columns} rows={group} rowKey={rowKey} />
              ))}
        </tbody>
      </table>
    </div>
  );
}

function PlaceholderCells<Row>({ columns }: { columns: ReadonlyArray<Column<Row>> }) {
  return (
    <tr {...role('row')} aria-hidden>
      {columns.map(({ key, align, ...column }, index) => (
        <td key={key} {...role('cell')} data-align={align} data-label={labelOf(column)}>
          <SkeletonLine width={index ? '4rem' : '60%'} />
        </td>
      ))}
    </tr>
  );
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey'> & { rows: ReadonlyArray<Row> };

/** Number of rows that are rendered again together. */
const GROUP = 50;
const groupsOf = <Row,>(rows: ReadonlyArray<Row>) =>
  Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) => rows.slice(index * GROUP, (index + 1) * GROUP));

const RowsOf = <Row,>({ columns, rows, rowKey }: RowsProps<Row>): ReactNode =>
  rows.map((row) => <Cells key={rowKey(row)} columns={columns} row={row} />);

/** React compares an unchanged group as a whole, and not each of its rows. */
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
          <th key={column.key} scope="row" {...role('rowheader')} data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} {...role('cell')} data-align={column.align} data-label={labelOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
const Cells = memo(CellsOf) as typeof CellsOf;

/** Label beside a cell on phones, where rows are cards. */
const labelOf = ({ header, headerHidden, rowHeader }: Pick<Column<never>, 'header' | 'headerHidden' | 'rowHeader'>) =>
  headerHidden || rowHeader ? undefined : header;

const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader') => ({ role: name });
