import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GraphEdge } from '#machines/testing/graph.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { screenOf, sourcesOf } from '../places.ts';
import type { ReportedFailure } from '../reports.ts';
import { hrefTo } from '../route.ts';
import { ScreenLink } from '../ScreenLink.tsx';
import type { AtlasSubject } from '../subjects.ts';
import type { Selection } from './Chart.tsx';
import { KindMark } from './marks.tsx';

export interface InspectorProps {
  subject: AtlasSubject;
  selection: Selection;
  reported: readonly ReportedFailure[];
  onClose: () => void;
}

/**
 * All facts of the selected part. A selection by keyboard moves the focus here, and Escape moves it back; a followed
 * link that has disappeared moves it here too.
 */
export function Inspector({ subject, selection, reported, onClose }: InspectorProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const { states, edges } = subject.graph;
  const state = selection.kind === 'state' ? states.find(({ id }) => id === selection.id) : undefined;
  const edge = selection.kind === 'edge' ? edges.find(({ id }) => id === selection.id) : undefined;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = shown.current !== null && activeElement === document.body;
    if (isLost || activeElement?.matches('.chart-node:focus-visible')) panel.current?.focus({ preventScroll: true });
    shown.current = selection.id;
  }, [selection.id]);
  const close = () => {
    if (panel.current?.contains(document.activeElement)) placeOf(selection)?.focus({ preventScroll: true });
    onClose();
  };
  if (!state && !edge) return null;
  return (
    <aside
      ref={panel}
      className="inspector"
      aria-label={t`Auswahl`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" className="inspector-close" aria-label={t`Auswahl aufheben`} onClick={close}>
        <CloseIcon />
      </button>
      {state && <StateFacts subject={subject} id={state.id} reported={reported} />}
      {edge && <EdgeFacts subject={subject} edge={edge} />}
    </aside>
  );
}

/**
 * Returns the focusable element of a selection on the chart: the state, or the chart itself, since a transition cannot
 * be focused.
 */
const placeOf = ({ id }: Selection): HTMLElement | SVGElement | null =>
  document.querySelector<SVGElement>(`[data-state="${CSS.escape(id)}"]`) ??
  document.querySelector<HTMLElement>('.chart-window');

function StateFacts({ subject, id, reported }: Pick<InspectorProps, 'subject' | 'reported'> & { id: string }) {
  const { t } = useLingui();
  const { states, edges } = subject.graph;
  const state = states.find((each) => each.id === id);
  if (!state) return null;
  const screen = screenOf(state);
  const sources = sourcesOf(state);
  const failures = reported.filter(({ state: failed }) => failed === id);
  const leaving = edges.filter(({ source }) => source === id);
  const arriving = edges.filter(({ targets }) => targets.includes(id));
  return (
    <>
      <h2>{id}</h2>
      <p lang="en">{state.description}</p>
      <dl className="inspector-facts">
        {screen && (
          <Fact term={t`Bildschirm`}>
            <ScreenLink screen={screen} />
          </Fact>
        )}
        {screen && (
          <Fact term={t`Bilder`}>
            <Link href={hrefTo([subject.name, 'screens'], { state: id })}>{t`in beiden Sprachen`}</Link>{' '}
            <Link href={hrefTo(['map'], { state: id })}>{t`auf der Karte`}</Link>
          </Fact>
        )}
        {state.invokes.length > 0 && <Fact term={t`Aktoren`}>{state.invokes.join(', ')}</Fact>}
        {failures.length > 0 && (
          <Fact term={t`Gemeldet`}>
            {failures.map(({ actor, failure, count }) => `${count}× ${actor}: ${failure}`).join(', ')}
          </Fact>
        )}
        {state.tags.length > 0 && <Fact term={t`Merkmale`}>{state.tags.join(', ')}</Fact>}
        {state.entry.length > 0 && <Fact term={t`Beim Betreten`}>{state.entry.join(', ')}</Fact>}
        {state.exit.length > 0 && <Fact term={t`Beim Verlassen`}>{state.exit.join(', ')}</Fact>}
        {sources.length > 0 && (
          <Fact term={t`Quelle`}>
            {sources.map(({ text, href, isPublic }) => (
              <span key={text} className="inspector-source" lang="en">
                <Link
                  href={href ?? hrefTo([], { q: text })}
                  newTab={href && isPublic ? t`(öffnet neuen Tab)` : undefined}
                >
                  {text}
                </Link>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <Transitions title={t`Von hier`} subject={subject} edges={leaving} end="targets" />
      <Transitions title={t`Hierher`} subject={subject} edges={arriving} end="source" />
    </>
  );
}

function EdgeFacts({ subject: { name }, edge }: { subject: AtlasSubject; edge: GraphEdge }) {
  const { t } = useLingui();
  return (
    <>
      <h2 className="inspector-edge">
        <Mark edge={edge} />
        {edge.label}
      </h2>
      <dl className="inspector-facts">
        <Fact term={t`Von`}>
          <Link href={hrefTo([name, 'chart'], { state: edge.source })}>{edge.source}</Link>
        </Fact>
        <Fact term={t`Nach`}>
          {edge.targets.length === 0 && <Trans>bleibt, wo sie ist</Trans>}
          {edge.targets.map((target) => (
            <Link key={target} href={hrefTo([name, 'chart'], { state: target })}>
              {target}
            </Link>
          ))}
        </Fact>
        {edge.guard && <Fact term={t`Bedingung`}>{edge.guard}</Fact>}
        {edge.actions.length > 0 && <Fact term={t`Aktionen`}>{edge.actions.join(', ')}</Fact>}
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TransitionsProps {
  title: string;
  subject: AtlasSubject;
  edges: readonly GraphEdge[];
  end: 'source' | 'targets';
}

function Transitions({ title, subject, edges, end }: TransitionsProps) {
  if (edges.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="inspector-list">
        {edges.map((edge) => (
          <li key={edge.id}>
            <a href={hrefTo([subject.name, 'chart'], { edge: edge.id })}>
              <Mark edge={edge} />
              <span>
                {edge.label} {edge.guard && <span className="soft">[{edge.guard}]</span>}
                <span className="inspector-end">{end === 'source' ? edge.source : edge.targets.join(', ')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Mark = ({ edge: { kind } }: { edge: GraphEdge }) => (
  <svg className="inspector-mark" width="12" height="12" data-kind={kind} aria-hidden="true">
    <KindMark kind={kind} />
  </svg>
);
