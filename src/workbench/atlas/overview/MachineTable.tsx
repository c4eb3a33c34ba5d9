import { useLingui } from '@lingui/react/macro';
import type { Level } from '#machines/testing/coverage.ts';
import { Card } from '#ui/Card.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { type Coverage, type LevelCoverage, shareOf } from '../coverage.ts';
import { RunTime } from '../RunTime.tsx';
import { hrefTo } from '../route.ts';
import { type AtlasSubject, descriptionOf, subjects } from '../subjects.ts';

/** All machines: purpose, size, and the share that the tests took at each level when they last ran. */
export function MachineTable({ coverage }: { coverage: Coverage | null }) {
  const { t } = useLingui();
  const level = (key: Level, header: string): Column<AtlasSubject> => ({
    key,
    header,
    phone: 'labelled',
    align: 'end',
    cell: ({ name }) => <Share last={coverage?.machines[name]?.[key] ?? null} />,
  });
  const size = (key: string, header: string, count: (subject: AtlasSubject) => number | undefined) => ({
    key,
    header,
    align: 'end' as const,
    cell: (subject: AtlasSubject) => count(subject) || '–',
  });
  return (
    <Card padded={false}>
      <DataTable
        caption={t`Maschinen`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={subjects}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: t`Maschine`,
            rowHeader: true,
            cell: (subject) => (
              <>
                <a className="overview-name" href={hrefTo([subject.name])}>
                  {subject.name}
                </a>
                <p className="overview-words" lang="en">
                  {descriptionOf(subject)}
                </p>
              </>
            ),
          },
          size('states', t`Zustände`, ({ graph }) => graph.states.length),
          size('edges', t`Übergänge`, ({ graph }) => graph.edges.length),
          size('paths', t`Pfade`, ({ name }) => coverage?.machines[name]?.pure?.paths.length),
          size(
            'screens',
            t`Bildschirme`,
            ({ graph }) => new Set(graph.states.flatMap(({ meta }) => meta.screen ?? [])).size,
          ),
          level('pure', t`Modell`),
          level('rendered', t`Oberfläche`),
        ]}
      />
    </Card>
  );
}

/** Share of a machine's states and transitions that a level took, with the time of its last run. */
function Share({ last }: { last: LevelCoverage | null }) {
  const { t } = useLingui();
  if (!last) return <span className="soft">{t`nicht gelaufen`}</span>;
  return (
    <>
      <b>{`${shareOf(last)} %`}</b>
      <br />
      {last.ranAt && <RunTime time={last.ranAt} />}
    </>
  );
}
