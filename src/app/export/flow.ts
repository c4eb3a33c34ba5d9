import { type ActorRefFrom, fromPromise } from 'xstate';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { exportMachine } from '#machines/kit/export/machine.ts';
import type { ExportChoice, ExportFormat } from '#machines/kit/export/ports.ts';
import type { ExportList } from './list.ts';

export type ExportActor = ActorRefFrom<typeof exportMachine>;

/**
 * Returns the flow that exports a list.
 * @param write Exports the chosen items in the order of the list and returns their number.
 */
export function exportFlow<T>(
  { http, connectivity, preferences }: Pick<App, 'http' | 'connectivity' | 'preferences'>,
  list: ExportList<T>,
  write: (format: ExportFormat, items: readonly T[], choice: ExportChoice, signal: AbortSignal) => Promise<number>,
): Flow<typeof exportMachine> {
  const rows = new Map<string | number, T>();
  return {
    machine: exportMachine.provide({
      actors: {
        readPage: fromPromise(async ({ input: { page }, signal }) => {
          if (page === 1) rows.clear();
          const { member, totalItems } = await list.readPage(http, page, signal);
          for (const item of member) rows.set(list.keyOf(item), item);
          return { read: rows.size, total: totalItems };
        }),
        writeRows: fromPromise(({ input: { format, choice }, signal }) =>
          write(format, [...rows.values()], choice, signal),
        ),
      },
    }),
    input: undefined,
    listen(exporting: ExportActor) {
      return [
        connectivity.on('catchUp.requested', () => exporting.send({ type: 'connection.restored' })),
        preferences.on('locale.switched', () => exporting.send({ type: 'language.switched' })),
      ];
    },
  };
}
