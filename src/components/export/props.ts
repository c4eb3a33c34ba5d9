import type { Customer } from '#domain/shop/customer.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { ExportFormat } from '#machines/export/ports.ts';
import type { ExportStage } from '#machines/export/selectors.ts';

/** How far an export is, and what can be done about it. */
export interface ExportProps {
  stage: ExportStage;
  /** What was asked for last; null before. */
  format: ExportFormat | null;
  /** Rows that were read. */
  read: number;
  /** Rows of the list; null while that is not known. */
  total: number | null;
  /** Rows that the file has, or what was printed; null before. */
  written: number | null;
  failure: Failure | null;
  cancellable: boolean;
  /** What is being printed; null when nothing is. */
  printed: PrintedList | null;
  onSave: () => void;
  onPrint: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** A list on paper: its rows as they are read, and whose they are. */
export interface PrintedList {
  title: string;
  /** What the page's filters chose, in words; empty for the whole list. */
  chosen: string;
  columns: readonly { label: string; isFigure: boolean }[];
  rows: readonly (readonly string[])[];
  holder: Customer;
}
