import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { nameOf } from '#machines/testing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Chart } from '../chart/Chart.tsx';
import type { AtlasSubject } from '../subjects.ts';
import { Code } from './Code.tsx';
import { CopyAsTest } from './CopyAsTest.tsx';
import { statesIn } from './states.ts';
import { Happened, nameOfActor } from './words.tsx';

export interface MomentProps {
  actor: LiveActor;
  /** Null for a machine that the atlas does not know. */
  subject: AtlasSubject | null;
  /** All entries of the actor; at least one. */
  entries: readonly LiveEntry[];
  /** Index of the entry to show; null for the latest. */
  index: number | null;
  onIndex: (index: number | null) => void;
}

/**
 * Shows an actor at one moment: its machine, with the state that it was in and the transition that it had just taken.
 */
export function Moment({ actor, subject, entries, index, onIndex }: MomentProps) {
  const { t } = useLingui();
  const last = entries.length - 1;
  const at = index ?? last;
  const entry = entries[at];
  if (!entry) return null;
  return (
    <section className="stack" aria-labelledby="live-moment">
      <div className="cluster" data-justify="between">
        <h2 id="live-moment" className="cluster">
          {nameOfActor(actor)}
          <Badge tone={entry.status === 'active' ? 'brand' : 'neutral'}>{nameOf(entry.value)}</Badge>
        </h2>
        <div className="cluster" data-gap="md">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`Ein Ereignis zurück`}
            onPress={() => onIndex(Math.max(0, at - 1))}
          >
            ←
          </Button>
          <span className="num">
            <Trans>
              {at + 1} von {last + 1}
            </Trans>
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`Ein Ereignis weiter`}
            onPress={() => onIndex(Math.min(last, at + 1))}
          >
            →
          </Button>
          <Switch isSelected={index === null} onChange={(follow) => onIndex(follow ? null : at)}>
            <Trans>Dem Neuesten folgen</Trans>
          </Switch>
        </div>
      </div>
      <p role="status" className="live-event">
        <Happened entry={entry} /> → {nameOf(entry.value)}
      </p>
      <div className="live-chart">
        {subject ? (
          <Suspense fallback={<p className="chart-wait" role="status">{t`Das Diagramm wird gezeichnet …`}</p>}>
            <Chart graph={subject.graph} active={statesIn(subject.machine, entry.value)} last={entry.took.at(-1)} />
          </Suspense>
        ) : (
          <p>{t`Diese Maschine kennt der Atlas nicht.`}</p>
        )}
      </div>
      {subject && <CopyAsTest subject={subject} actor={actor} entries={entries.slice(0, at + 1)} />}
      <div className="halves">
        <Json title={t`Ereignis`} value={entry.event} />
        <Json title={t`Kontext danach`} value={entry.context} />
      </div>
    </section>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className="live-json">
      <figcaption>{title}</figcaption>
      <Code label={title} text={JSON.stringify(value, null, 2)} />
    </figure>
  );
}
