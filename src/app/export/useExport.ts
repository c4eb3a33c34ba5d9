import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveBlob } from '#api/save.ts';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { awaitValue } from '#app/resources/awaitValue.ts';
import type { ExportProps, PrintedList } from '#components/export/props.ts';
import type { ExportFormat } from '#machines/kit/export/ports.ts';
import {
  canCancel,
  selectFailure,
  selectFormat,
  selectRead,
  selectStage,
  selectTotal,
  selectWritten,
} from '#machines/kit/export/selectors.ts';
import { type ExportActor, exportFlow } from './flow.ts';
import { chosenOf, type ExportList, fileNameOf, fileOf, printedOf } from './list.ts';

/**
 * Exports a list as a file or on paper while its page is shown: returns the progress and the actions.
 * @param asked The page's filters from its address.
 */
export function useExport<T>(list: ExportList<T>, asked: Partial<Record<string, string>> = {}): ExportProps {
  const { i18n } = useLingui();
  const app = useApp();
  const [printed, setPrinted] = useState<PrintedList | null>(null);
  const exporting: ExportActor = useFlow(() =>
    exportFlow(app, list, async (format, all, choice, signal) => {
      const { items, words } = chosenOf(list, all, choice, i18n);
      if (format === 'csv') {
        saveBlob(fileNameOf(list, words, i18n), fileOf(list, items, i18n));
        return items.length;
      }
      const holder = await awaitValue(app.resources, customer, signal);
      // Renders the rows for printing and removes them afterwards.
      const clear = () => setPrinted(null);
      window.addEventListener('afterprint', clear, { once: true });
      flushSync(() => setPrinted({ ...printedOf(list, items, i18n), chosen: words.join(', '), holder }));
      try {
        window.print();
      } catch (error) {
        clear();
        throw error;
      }
      return items.length;
    }),
  );
  const choice = Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const request = (format: ExportFormat) => exporting.send({ type: 'export.requested', format, choice });
  return {
    stage: useSelector(exporting, selectStage),
    format: useSelector(exporting, selectFormat),
    read: useSelector(exporting, selectRead),
    total: useSelector(exporting, selectTotal),
    written: useSelector(exporting, selectWritten),
    failure: useSelector(exporting, selectFailure),
    cancellable: useSelector(exporting, canCancel),
    printed,
    onSave: () => request('csv'),
    onPrint: () => request('print'),
    onCancel: () => exporting.send({ type: 'export.cancelled' }),
    onRetry: () => exporting.send({ type: 'retry.requested' }),
  };
}
