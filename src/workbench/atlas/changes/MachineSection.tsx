import { Plural, useLingui } from '@lingui/react/macro';
import { Suspense, useMemo } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import { Chart } from '../chart/Chart.tsx';
import { layoutFrom } from '../chart/placement.ts';
import { hrefTo } from '../route.ts';
import type { MachineChange } from './changes.ts';
import { ChangeBadge, Difference } from './Difference.tsx';

/** A machine whose definition or sentences differ: its chart with both versions, then the differences in words. */
export function MachineSection({ machine }: { machine: MachineChange }) {
  const { t } = useLingui();
  const { name, change, graph, placement, parts, sentences, isBehaviour, isPromised } = machine;
  const layout = useMemo(() => layoutFrom(placement, graph), [placement, graph]);
  const marks = useMemo(() => new Map(parts.map((part) => [part.id, part.change])), [parts]);
  const removedText = t`entfernt`;
  return (
    <section className="changes-machine" aria-labelledby={`changes-${name}`}>
      <h3 id={`changes-${name}`}>
        {change === 'removed' ? name : <Link href={hrefTo([name, 'chart'])}>{name}</Link>}{' '}
        <ChangeBadge change={change} />{' '}
        {isBehaviour && !isPromised && <Badge tone="danger">{t`kein Test des Verhaltens geändert`}</Badge>}
      </h3>
      {parts.length > 0 && (
        <div className="changes-chart">
          <Suspense>
            <Chart graph={graph} {...(layout && { layout })} changes={marks} />
          </Suspense>
        </div>
      )}
      {parts.length > 0 && (
        <ul className="changes-list" aria-label={t`Zustände und Übergänge`}>
          {parts.map(({ id, kind, change: each, facts }) => (
            <li key={`${kind} ${id}`}>
              <ChangeBadge change={each} /> <code>{id}</code>
              {facts.map((fact) => (
                <p key={fact.name}>
                  {fact.name}: <Difference before={fact.before} after={fact.after} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && (
        <details className="changes-sentences" open={parts.length === 0}>
          <summary>
            <Plural value={sentences.length} one="Sätze zu # Zustand" other="Sätze zu # Zuständen" />
          </summary>
          {sentences.map(({ state, removed, added }) => (
            <div key={state}>
              <h4>{state}</h4>
              <ul aria-label={state}>
                {removed.map((sentence) => (
                  <li key={`${removedText} ${sentence}`}>
                    <Difference before={sentence} after={null} />
                  </li>
                ))}
                {added.map((sentence) => (
                  <li key={sentence}>
                    <Difference before={null} after={sentence} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
