import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { TabProps } from '../machine/tabs.ts';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { Chart, type Selection } from './Chart.tsx';

/** The machine as a picture. */
export function ChartTab({ subject }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const select = (selection: Selection | null) =>
    goTo(
      hrefTo([subject.name, 'chart'], {
        ...params,
        state: undefined,
        edge: undefined,
        ...(selection && { [selection.kind]: selection.id }),
      }),
      { replace: true },
    );
  return (
    <div className="chart-page">
      <Suspense fallback={<p className="chart-wait" role="status">{t`Das Diagramm wird gezeichnet …`}</p>}>
        <Chart graph={subject.graph} selected={selectionOf(params)} onSelect={select} />
      </Suspense>
    </div>
  );
}

/** What the address selects: `?state=order.placing` or `?edge=…`. */
function selectionOf({ state, edge }: Readonly<Record<string, string>>): Selection | null {
  if (state) return { kind: 'state', id: state };
  return edge ? { kind: 'edge', id: edge } : null;
}
