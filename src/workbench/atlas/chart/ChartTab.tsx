import { useLingui } from '@lingui/react/macro';
import { Suspense, use, useMemo } from 'react';
import type { TabProps } from '../machine/tabProps.ts';
import { readFailures } from '../reports.ts';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { searchIn } from '../search.ts';
import { Chart, type Selection } from './Chart.tsx';
import { Inspector } from './Inspector.tsx';
import { SearchBox } from './SearchBox.tsx';
import './inspector.css';

/** The machine as a chart, with the facts of the selected part. */
export function ChartTab({ subject }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const change = (changed: Record<string, string | undefined>) =>
    goTo(hrefTo([subject.name, 'chart'], { ...params, ...changed }), { replace: true });
  const select = (selection: Selection | null) =>
    change({ state: undefined, edge: undefined, ...(selection && { [selection.kind]: selection.id }) });
  const selection = selectionOf(params);
  const reported = use(readFailures());
  const failures = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { state, count } of reported) counts.set(state, (counts.get(state) ?? 0) + count);
    return counts;
  }, [reported]);
  const words = params.q ?? '';
  const hits = words === '' ? undefined : searchIn(subject, words);
  const found = hits?.map(({ id }) => id);
  const selectNext = () => {
    const at = hits?.findIndex(({ kind, id }) => kind === selection?.kind && id === selection.id) ?? -1;
    const next = hits?.[at + 1] ?? hits?.[0];
    if (next) select(next);
  };
  return (
    <div className="chart-page">
      <SearchBox words={words} count={found?.length} onSearch={(q) => change({ q })} onNext={selectNext} />
      <Suspense
        fallback={
          <p className="chart-wait" role="status">
            {t`Das Diagramm wird gezeichnet …`}
          </p>
        }
      >
        <Chart graph={subject.graph} selected={selection} onSelect={select} found={found} failures={failures} />
      </Suspense>
      {selection && (
        <Inspector subject={subject} selection={selection} reported={reported} onClose={() => select(null)} />
      )}
    </div>
  );
}

/** Returns the selection in the address: `?state=order.placing` or `?edge=…`. */
function selectionOf({ state, edge }: Readonly<Record<string, string>>): Selection | null {
  if (state) return { kind: 'state', id: state };
  return edge ? { kind: 'edge', id: edge } : null;
}
