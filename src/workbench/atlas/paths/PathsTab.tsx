import { useLingui } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import { Chart } from '../chart/Chart.tsx';
import { readCoverage } from '../coverage.ts';
import type { TabProps } from '../machine/tabProps.ts';
import { hrefTo, useRoute } from '../route.ts';
import { Chosen } from './Chosen.tsx';
import { listOf } from './find.ts';
import { PathList } from './PathList.tsx';
import { untakenIn } from './untaken.ts';
import '../step/step.css';
import './paths.css';

/** All generated paths of the machine: in words, on the chart, and with the levels at which they passed. */
export function PathsTab(props: TabProps) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<p className="chart-wait" role="status">{t`Die Pfade werden gesucht …`}</p>}>
      <Paths {...props} />
    </Suspense>
  );
}

function Paths({ subject }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const coverage = use(readCoverage())?.machines[subject.name] ?? null;
  const all = use(listOf(subject));
  const { name, graph } = subject;
  const chosen = all.find(({ key }) => key === params.path);
  const untaken = untakenIn(subject, coverage);
  return (
    <div className="step-page">
      <div className="step-chart">
        <Suspense fallback={<p className="chart-wait" role="status">{t`Das Diagramm wird gezeichnet …`}</p>}>
          <Chart
            graph={graph}
            path={chosen?.path.steps.flatMap(({ position }) => subject.edgesTaken(position))}
            untaken={untaken}
          />
        </Suspense>
      </div>
      <section className="step-panel" aria-label={t`Pfade`}>
        <Untaken name={name} ids={untaken} />
        {params.path && !chosen && (
          <p className="paths-gone" role="status">
            {t`Diesen Pfad gibt es nicht oder nicht mehr: ${params.path}`}
          </p>
        )}
        {chosen && <Chosen subject={subject} chosen={chosen} coverage={coverage} />}
        <PathList name={name} all={all} chosen={chosen?.key} coverage={coverage} />
      </section>
    </div>
  );
}

function Untaken({ name, ids }: { name: string; ids: readonly string[] }) {
  const { t } = useLingui();
  if (ids.length === 0) return null;
  return (
    <section className="paths-untaken" aria-labelledby="paths-untaken">
      <h2 id="paths-untaken">{t`Nicht gegangene Übergänge: ${ids.length}`}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={hrefTo([name, 'chart'], { edge: id })}>{id}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
