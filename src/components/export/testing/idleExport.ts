import type { ExportProps } from '../props.ts';

const nothing = () => undefined;

/** An export that has not been requested. */
export const idleExport: ExportProps = {
  stage: 'idle',
  format: null,
  read: 0,
  written: null,
  total: null,
  failure: null,
  cancellable: false,
  printed: null,
  onSave: nothing,
  onPrint: nothing,
  onCancel: nothing,
  onRetry: nothing,
};
