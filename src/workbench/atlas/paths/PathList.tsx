import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useSlash } from '../chart/SearchBox.tsx';
import type { MachineCoverage } from '../coverage.ts';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { EventWords } from '../step/EventWords.tsx';
import { type Listed, matching } from './find.ts';
import { Ran } from './Ran.tsx';

/** Paths that the list starts with, and adds at a time. */
const PAGE = 50;

interface PathListProps {
  name: string;
  all: readonly Listed[];
  /** Key of the path that the chart shows. */
  chosen: string | undefined;
  coverage: MachineCoverage | null;
}

export function PathList({ name, all, chosen, coverage }: PathListProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const [shown, setShown] = useState(PAGE);
  useSlash();
  const search = params.search ?? '';
  const found = matching(all, search);
  return (
    <section className="stack" aria-label={t`Alle Pfade`}>
      <SearchField
        value={search}
        onChange={(typed) => {
          setShown(PAGE);
          goTo(hrefTo([name, 'paths'], { ...params, search: typed }), { replace: true });
        }}
        onSubmit={() => undefined}
        placeholder={t`Zustand, Ereignis, Wert …`}
        labels={{ search: t`Pfade durchsuchen`, clear: t`Suche löschen` }}
      />
      {found.length === 0 ? (
        <EmptyState title={t`Kein Pfad enthält alle diese Wörter.`} />
      ) : (
        <>
          <ol className="paths-list">
            {found.slice(0, shown).map(({ key, path, states }) => (
              <li key={key}>
                <a
                  href={hrefTo([name, 'paths'], { ...params, path: key })}
                  aria-current={key === chosen ? 'true' : undefined}
                >
                  <Last path={path} />
                  <span className="paths-states">{states.join(' → ')}</span>
                  <span className="paths-foot">
                    {t`${plural(path.steps.length, { one: '# Schritt', other: '# Schritte' })}`}
                    <Ran pathKey={key} coverage={coverage} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <LoadMore
            shown={t`${Math.min(shown, found.length)} von ${found.length} Pfaden`}
            more={
              shown < found.length
                ? {
                    label: t`Mehr anzeigen`,
                    busyLabel: t`wird geladen`,
                    busy: false,
                    onPress: () => setShown(shown + PAGE),
                  }
                : undefined
            }
          />
        </>
      )}
    </section>
  );
}

/** Purpose of a path: its last event, which no shorter path takes at that point. */
function Last({ path }: Pick<Listed, 'path'>) {
  const { t } = useLingui();
  const event = path.steps.at(-1)?.event;
  return event ? <EventWords event={event} /> : <span>{t`Anfang`}</span>;
}
