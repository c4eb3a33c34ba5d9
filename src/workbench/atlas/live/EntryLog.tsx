import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LiveEntry } from '#app/inspection/protocol.ts';
import { nameOf } from '#machines/testing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { type Filter, filtered, isIgnored, type Log } from './log.ts';
import { Happened, nameOfActor, timeOf } from './words.tsx';

/** Rows that the list starts with, and adds at a time. */
const PAGE = 100;

export interface EntryLogProps {
  log: Log;
  /** Id of the chosen actor, to which the log can be narrowed. */
  actor: string | null;
  /** The entry that the chart shows. */
  shown: LiveEntry | null;
  onShow: (entry: LiveEntry) => void;
}

/** Log of all events, latest first. A row shows its moment on the chart. */
export function EntryLog({ log, actor, shown, onShow }: EntryLogProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<Omit<Filter, 'actor'>>({ text: '', ignored: false });
  const [narrow, setNarrow] = useState(false);
  const [rows, setRows] = useState(PAGE);
  const entries = filtered(log, { ...filter, actor: narrow ? actor : null });
  const actors = new Map(log.actors.map((each) => [each.id, each]));
  const tabs = new Map(log.tabs.map(({ id, number }) => [id, number]));
  const search = (text: string) => setFilter({ ...filter, text });
  return (
    <section className="stack" aria-labelledby="live-log">
      <div className="cluster" data-justify="between" data-gap="md">
        <h2 id="live-log">
          <Trans>Ereignisse</Trans> <span className="soft num">{entries.length}</span>
        </h2>
        <div className="cluster" data-gap="md">
          <SearchField
            value={filter.text}
            onChange={search}
            onSubmit={search}
            placeholder={t`Ereignis, Maschine, Zustand …`}
            labels={{ search: t`Ereignisse filtern`, clear: t`Filter leeren` }}
          />
          <Switch isSelected={narrow} onChange={setNarrow}>{t`Nur der gewählte Aktor`}</Switch>
          <Switch isSelected={filter.ignored} onChange={(ignored) => setFilter({ ...filter, ignored })}>
            <Trans>Auch ohne Wirkung</Trans>
          </Switch>
        </div>
      </div>
      {entries.length === 0 && <p className="soft">{t`Kein Ereignis passt zum Filter.`}</p>}
      <ol className="live-log" reversed>
        {entries
          .slice(-rows)
          .reverse()
          .map((entry) => {
            const of = actors.get(entry.actor);
            return (
              <li key={`${entry.actor} ${entry.number}`}>
                <button
                  type="button"
                  className="live-entry"
                  aria-pressed={entry === shown}
                  data-ignored={isIgnored(entry) || undefined}
                  onClick={() => onShow(entry)}
                >
                  <span className="live-entry-time num">{timeOf(entry.at)}</span>
                  <span className="live-entry-actor">
                    {of ? nameOfActor(of) : entry.actor}
                    {tabs.size > 1 && <span className="soft">{` ${t`Tab ${tabs.get(of?.tab ?? '') ?? 0}`}`}</span>}
                  </span>
                  <span className="live-entry-event">
                    <Happened entry={entry} />
                  </span>
                  <span className="live-entry-state">→ {nameOf(entry.value)}</span>
                </button>
              </li>
            );
          })}
      </ol>
      {entries.length > rows && (
        <div>
          <Button variant="secondary" size="sm" onPress={() => setRows(rows + PAGE)}>{t`Ältere zeigen`}</Button>
        </div>
      )}
    </section>
  );
}
