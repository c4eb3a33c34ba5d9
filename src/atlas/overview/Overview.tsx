import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LEVELS, readCoverage, shareOf } from '../coverage.ts';
import { hrefTo } from '../route.ts';
import { descriptionOf, subjects } from '../subjects.ts';

/** Every machine of the project. */
export function Overview() {
  const { t } = useLingui();
  const coverage = use(readCoverage());
  return (
    <div className="row page">
      <title>Parkett Atlas</title>
      <PageHeader
        title={t`Maschinen`}
        lede={t`Jedes Verhalten von Parkett ist eine Zustandsmaschine. Hier sind alle.`}
      />
      <div className="auto-grid">
        {subjects.map((subject) => (
          <Card key={subject.name} as="article">
            <h2>
              <a href={hrefTo([subject.name])}>{subject.name}</a>
            </h2>
            <p lang="en">{descriptionOf(subject)}</p>
            <p>
              {subject.graph.states.length} · {subject.graph.edges.length}
            </p>
            <p>
              {LEVELS.map((level) => {
                const walked = coverage?.machines[subject.name]?.[level];
                return `${level} ${walked ? shareOf(walked) : '–'}`;
              }).join(', ')}
            </p>
          </Card>
        ))}
      </div>
    </div>
  );
}
