import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Graph } from '#machines/testing/graph.ts';
import { nameOf, stateNodesIn } from '#machines/testing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { brief } from './json.ts';
import type { Moment } from './walk.ts';

/** Current state of the machine, and the effects of its last step. */
export function Now({ graph, moment: { position, key } }: { graph: Graph; moment: Moment }) {
  const { t } = useLingui();
  const { snapshot, running, timers, effects } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  // A step may remove the focused link, if its event is not possible again: the focus moves to the new state's name.
  useEffect(() => {
    if (shown.current !== key && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shown.current = key;
  }, [key]);
  const leaves = stateNodesIn(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');
  const descriptions = leaves.flatMap(({ id }) => graph.states.find((state) => state.id === id)?.description ?? []);
  const delays = Object.entries(timers).map(([type, milliseconds]) => ({
    name: type.replace(/^xstate\.after\./, '').replace(/\..*$/, ''),
    milliseconds,
  }));
  const did = effects.map((effect) => {
    if (effect.type === 'start') return t`startet ${effect.id} mit ${brief(effect.input)}`;
    if (effect.type === 'stop') return t`beendet ${effect.id}`;
    if (effect.type === 'emit') return t`meldet ${brief(effect.event)}`;
    return t`tut ${effect.action}`;
  });
  return (
    <section className="step-now" aria-labelledby="step-now">
      <h2 ref={heading} id="step-now" className="step-state" aria-live="polite" tabIndex={-1}>
        {nameOf(snapshot.value)}
      </h2>
      {descriptions.map((description) => (
        <p key={description} lang="en">
          {description}
        </p>
      ))}
      <div className="cluster" data-gap="xs">
        {snapshot.status === 'done' && <Badge tone="positive">{t`Ende`}</Badge>}
        {snapshot.status === 'error' && <Badge tone="danger">{t`Fehler`}</Badge>}
        {[...snapshot.tags].map((tag) => (
          <Badge key={tag} tone="neutral">
            {tag}
          </Badge>
        ))}
        {running.map((id) => (
          <Badge key={id} tone="info">
            {t`läuft: ${id}`}
          </Badge>
        ))}
        {delays.map(({ name, milliseconds }) => (
          <Badge key={name} tone="warning">
            {t`Frist: ${name}, ${milliseconds} ms`}
          </Badge>
        ))}
      </div>
      {snapshot.output !== undefined && (
        <p>
          {t`Ergebnis:`} <code>{brief(snapshot.output)}</code>
        </p>
      )}
      {did.length > 0 && (
        <ul className="step-effects" aria-label={t`Was die Maschine dabei tat`}>
          {did.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may do the same thing twice
            <li key={i}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
