import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Chart } from '../chart/Chart.tsx';
import type { TabProps } from '../machine/tabProps.ts';
import { hrefTo, useRoute } from '../route.ts';
import { Before } from './Before.tsx';
import { Choices } from './Choices.tsx';
import { Now } from './Now.tsx';
import { Player } from './Player.tsx';
import { Way } from './Way.tsx';
import { activeStates, type Moment, momentsOf, startsOf } from './walk.ts';
import './step.css';

/**
 * Lets the reader step through the machine. The address holds the current walk (`#/order/steps/0:17.16`), and in
 * `?path=` the longer path that the walk is part of, as the list of paths links to it.
 */
export function StepTab({ subject, rest }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const { name, graph } = subject;
  const [first = '0:'] = startsOf(subject);
  const key = rest[0] ?? first;
  const walk = attempt(() => momentsOf(subject, key));
  const whole = attempt(() => momentsOf(subject, params.path ?? key));
  const here = walk?.at(-1);
  if (!walk || !here) {
    return (
      <div className="row page">
        <EmptyState
          title={t`Diesen Weg gibt es nicht.`}
          action={<Link href={hrefTo([name, 'steps'])}>{t`Von vorn beginnen`}</Link>}
        >
          {t`Die Adresse nennt Schritte, die ${name} nicht oder nicht mehr geht.`}
        </EmptyState>
      </div>
    );
  }
  // A step off the chosen path ends that path; the walk itself becomes the way.
  const way = whole?.[walk.length - 1]?.key === here.key ? whole : walk;
  const onPath = way.length > walk.length || params.path === here.key ? params.path : undefined;
  const hrefOf = ({ key: to }: Pick<Moment, 'key'>) => hrefTo([name, 'steps', to], { path: onPath });
  const edges = way.flatMap(({ position }) => subject.edgesTaken(position));
  return (
    <div className="step-page">
      <div className="step-chart">
        <Suspense fallback={<p className="chart-wait" role="status">{t`Das Diagramm wird gezeichnet …`}</p>}>
          <Chart
            graph={graph}
            active={activeStates(here.position)}
            last={subject.edgesTaken(here.position).at(-1)}
            path={onPath ? edges : undefined}
          />
        </Suspense>
      </div>
      <section className="step-panel" aria-label={t`Schritte`}>
        <Player way={way} at={walk.length - 1} hrefOf={hrefOf} playing={params.play === '1'} />
        <Now graph={graph} moment={here} />
        <Choices subject={subject} moment={here} next={way[walk.length]?.key} hrefOf={hrefOf} />
        <Before before={walk.at(-2)?.position ?? null} after={here.position} />
        <Way way={way} at={walk.length - 1} hrefOf={hrefOf} />
      </section>
    </div>
  );
}

/** Returns null if an address names no existing walk: people paste and shorten addresses. */
function attempt<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}
