import type { Customer } from '#domain/shop/customer.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { ExportFormat } from '#machines/kit/export/ports.ts';
import type { ExportStage } from '#machines/kit/export/selectors.ts';

export interface ExportProps {
  stage: ExportStage;
  /** Last requested format; null before the first request. */
  format: ExportFormat | null;
  /** Number of rows read. */
  read: number;
  /** Number of rows in the list; null until known. */
  total: number | null;
  /** Number of rows saved or printed; null before. */
  written: number | null;
  failure: Failure | null;
  cancellable: boolean;
  /** Rows being printed; null unless printing. */
  printed: PrintedList | null;
  onSave: () => void;
  onPrint: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** Printed list: its rows as formatted text, and their owner. */
export interface PrintedList {
  title: string;
  /** Active filters in words; empty for the whole list. */
  chosen: string;
  columns: readonly { label: string; isFigure: boolean }[];
  rows: readonly (readonly string[])[];
  holder: Customer;
}
