import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useSlash } from '../chart/SearchBox.tsx';
import { readCoverage } from '../coverage.ts';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { type Hit, searchIn } from '../search.ts';
import { subjects } from '../subjects.ts';
import { MachineTable } from './MachineTable.tsx';
import './overview.css';

export function Overview() {
  const { t } = useLingui();
  const coverage = use(readCoverage());
  const { params } = useRoute();
  const words = params.q ?? '';
  useSlash();
  const states = subjects.reduce((sum, { graph }) => sum + graph.states.length, 0);
  const edges = subjects.reduce((sum, { graph }) => sum + graph.edges.length, 0);
  return (
    <div className="row page overview">
      <title>Parkett Atlas</title>
      <PageHeader
        title={t`Maschinen`}
        lede={
          <Trans>
            Jedes Verhalten von Parkett ist eine Zustandsmaschine: {subjects.length} Maschinen mit {states} Zuständen
            und {edges} Übergängen. „Modell“ und „Oberfläche“ zeigen, wie viel davon die Tests zuletzt gegangen sind,
            und wann.
          </Trans>
        }
      />
      <div className="overview-search">
        <SearchField
          value={words}
          onChange={(q) => goTo(hrefTo([], { q }), { replace: true })}
          onSubmit={(q) => goTo(hrefTo([], { q }), { replace: true })}
          placeholder={t`Zustand, Ereignis, Aktor, Bildschirm, requirement 4.12 …`}
          labels={{ search: t`In allen Maschinen suchen`, clear: t`Suche leeren` }}
        />
        {coverage === null && <p className="soft small">{t`Die Tests sind hier noch nicht gelaufen: npm test`}</p>}
      </div>
      {words === '' ? <MachineTable coverage={coverage} /> : <Hits words={words} />}
    </div>
  );
}

function Hits({ words }: { words: string }) {
  const { t } = useLingui();
  const hits = subjects.flatMap((subject) => searchIn(subject, words));
  const machines = subjects.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  if (hits.length + machines.length === 0) {
    return (
      <EmptyState title={t`Nichts gefunden`}>
        <Trans>
          Gesucht wird in Namen von Zuständen, Ereignissen, Bedingungen, Aktionen, Aktoren, Merkmalen und Bildschirmen,
          in Beschreibungen und in den Anforderungen.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status">
        <Plural value={hits.length} one="# Treffer" other="# Treffer" />
      </p>
      <Card padded={false}>
        <ul className="overview-hits">
          {machines.map(({ name }) => (
            <li key={name}>
              <a className="overview-hit" href={hrefTo([name])}>
                <SearchIcon />
                <b>{name}</b>
                <span className="soft">{t`Maschine`}</span>
              </a>
            </li>
          ))}
          {hits.map((hit) => (
            <HitLink key={`${hit.subject.name} ${hit.id}`} hit={hit} words={words} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function HitLink({ hit: { subject, kind, id, found }, words }: { hit: Hit; words: string }) {
  const edge = subject.graph.edges.find((each) => each.id === id);
  return (
    <li>
      <a className="overview-hit" href={hrefTo([subject.name, 'chart'], { [kind]: id, q: words })}>
        <span className="soft">{subject.name}</span>
        <b>{edge ? `${edge.source} → ${edge.targets.join(', ') || '…'}` : id}</b>
        <span className="overview-found">{found}</span>
      </a>
    </li>
  );
}
