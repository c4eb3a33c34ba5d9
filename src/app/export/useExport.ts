import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveBlob } from '#api/save.ts';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { settled } from '#app/settled.ts';
import { useFlow } from '#app/useFlow.ts';
import type { ExportProps, PrintedList } from '#components/export/props.ts';
import {
  canCancel,
  selectFailure,
  selectFormat,
  selectRead,
  selectStage,
  selectTotal,
} from '#machines/export/selectors.ts';
import { type ExportActor, exportFlow } from './flow.ts';
import { type ExportList, fileOf, printedOf } from './list.ts';

/** A list as a file or on paper, for as long as its page is shown: how far that is, and what to press. */
export function useExport<T>(list: ExportList<T>): ExportProps {
  const { i18n } = useLingui();
  const app = useApp();
  const [printed, setPrinted] = useState<PrintedList | null>(null);
  const exporting: ExportActor = useFlow(() =>
    exportFlow(app, list, async (format, items, signal) => {
      if (format === 'csv') return saveBlob(i18n._(list.fileName), fileOf(list, items, i18n));
      const holder = await settled(app.resources, customer, signal);
      // The rows stand on the page before it is printed, and no longer than that.
      const clear = () => setPrinted(null);
      window.addEventListener('afterprint', clear, { once: true });
      flushSync(() => setPrinted({ ...printedOf(list, items, i18n), holder }));
      try {
        window.print();
      } catch (error) {
        clear();
        throw error;
      }
    }),
  );
  return {
    stage: useSelector(exporting, selectStage),
    format: useSelector(exporting, selectFormat),
    read: useSelector(exporting, selectRead),
    total: useSelector(exporting, selectTotal),
    failure: useSelector(exporting, selectFailure),
    cancellable: useSelector(exporting, canCancel),
    printed,
    onSave: () => exporting.send({ type: 'export.requested', format: 'csv' }),
    onPrint: () => exporting.send({ type: 'export.requested', format: 'print' }),
    onCancel: () => exporting.send({ type: 'export.cancelled' }),
    onRetry: () => exporting.send({ type: 'retry.requested' }),
  };
}
