import { useLingui } from '@lingui/react/macro';
import type { GraphEdge, GraphState } from '#machines/testing/graph.ts';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { KindMark } from '../chart/marks.tsx';
import { SearchBox } from '../chart/SearchBox.tsx';
import type { TabProps } from '../machine/tabProps.ts';
import { screenOf, sourcesOf } from '../places.ts';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { ScreenLink } from '../ScreenLink.tsx';
import { searchIn } from '../search.ts';
import './table.css';

/** A transition with its state; a state that nothing leaves has a row without a transition. */
interface Row {
  state: GraphState;
  edge: GraphEdge | null;
}

/** The machine in words: a row for each transition, in document order. */
export function TableTab({ subject }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const { graph, name } = subject;
  const words = params.q ?? '';
  const found = words === '' ? null : new Set(searchIn(subject, words).map(({ id }) => id));
  const rows = graph.states
    .flatMap((state): Row[] => {
      const leaving = graph.edges.filter(({ source }) => source === state.id);
      return leaving.length > 0 ? leaving.map((edge) => ({ state, edge })) : [{ state, edge: null }];
    })
    .filter(({ state, edge }) => !found || found.has(state.id) || (edge !== null && found.has(edge.id)));
  const kinds = {
    event: t`Ereignis`,
    done: t`Aktor gelingt`,
    error: t`Aktor scheitert`,
    after: t`Frist läuft ab`,
    always: t`sofort`,
  };
  const stateLink = (id: string) => <Link href={hrefTo([name, 'chart'], { state: id })}>{shortOf(id, name)}</Link>;
  return (
    <div className="row page table-page">
      <SearchBox
        words={words}
        count={found?.size}
        onSearch={(q) => goTo(hrefTo([name, 'table'], { ...params, q }), { replace: true })}
      />
      <Card padded={false}>
        <DataTable
          caption={t`Übergänge von ${name}`}
          captionHidden
          loadingLabel={t`wird geladen`}
          rows={rows}
          rowKey={({ state, edge }) => edge?.id ?? state.id}
          columns={[
            {
              key: 'state',
              header: t`Zustand`,
              rowHeader: true,
              cell: ({ state }) => {
                const screen = screenOf(state);
                return (
                  <>
                    {stateLink(state.id)}
                    {screen && (
                      <span className="table-note">
                        <ScreenLink screen={screen} />
                      </span>
                    )}
                  </>
                );
              },
            },
            {
              key: 'event',
              header: t`Ereignis`,
              cell: ({ edge }) =>
                edge ? (
                  <span className="table-event" data-kind={edge.kind}>
                    <svg width="12" height="12" role="img" aria-label={kinds[edge.kind]}>
                      <KindMark kind={edge.kind} />
                    </svg>
                    {edge.label}
                  </span>
                ) : (
                  t`keines`
                ),
            },
            { key: 'guard', header: t`Bedingung`, cell: ({ edge }) => edge?.guard ?? '–' },
            {
              key: 'target',
              header: t`Ziel`,
              cell: ({ edge }) => {
                if (!edge) return '–';
                return edge.targets.length === 0
                  ? t`bleibt`
                  : edge.targets.map((id) => <span key={id}>{stateLink(id)}</span>);
              },
            },
            { key: 'actions', header: t`Aktionen`, cell: ({ edge }) => edge?.actions.join(', ') || '–' },
            {
              key: 'requirement',
              header: t`Quelle`,
              cell: ({ state }) =>
                sourcesOf(state).map(({ text, href }) => (
                  <span key={text} className="table-note" lang="en">
                    <Link href={href ?? hrefTo([], { q: text })}>{text}</Link>
                  </span>
                )),
            },
          ]}
        />
      </Card>
    </div>
  );
}

/** Returns the id without the machine's name, which every id begins with. */
const shortOf = (id: string, name: string) => (id.startsWith(`${name}.`) ? id.slice(name.length + 1) : id);
