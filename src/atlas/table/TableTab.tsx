import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import type { TabProps } from '../machine/tabs.ts';
import { hrefTo } from '../route.ts';

/** The machine in words: a row for each transition, in document order. */
export function TableTab({ subject }: TabProps) {
  const { t } = useLingui();
  const { graph, name } = subject;
  return (
    <div className="row page">
      <DataTable
        caption={t`Übergänge von ${name}`}
        captionHidden
        loadingLabel={t`wird geladen`}
        rows={graph.edges}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'source',
            header: t`Zustand`,
            rowHeader: true,
            cell: ({ source }) => <Link href={hrefTo([name, 'chart'], { state: source })}>{source}</Link>,
          },
          { key: 'event', header: t`Ereignis`, cell: ({ label }) => label },
          { key: 'guard', header: t`Bedingung`, cell: ({ guard }) => guard },
          { key: 'target', header: t`Ziel`, cell: ({ targets }) => targets.join(', ') },
          { key: 'actions', header: t`Aktionen`, cell: ({ actions }) => actions.join(', ') },
        ]}
      />
    </div>
  );
}
