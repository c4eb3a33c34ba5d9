import { useLingui } from '@lingui/react/macro';
import { languageTag } from '#i18n/amounts.ts';
import { localeOf } from '#i18n/localeOf.ts';
import type { Level } from '#machines/testing/coverage.ts';
import { LEVELS, type MachineCoverage, shareOf } from '../coverage.ts';
import { hrefTo } from '../route.ts';
import { type AtlasSubject, descriptionOf } from '../subjects.ts';

interface MachineCardProps {
  subject: AtlasSubject;
  /** Undefined if no test has walked the machine. */
  walked: MachineCoverage | undefined;
}

/** A machine's purpose, its size, and its coverage at each level in the tests' last run. */
export function MachineCard({ subject: { name, graph }, subject, walked }: MachineCardProps) {
  const { t } = useLingui();
  const screens = [...new Set(graph.states.flatMap(({ meta }) => (meta.screen ? [String(meta.screen)] : [])))];
  const sizes = [
    { term: t`Zustände`, count: graph.states.length },
    { term: t`Übergänge`, count: graph.edges.length },
    { term: t`Pfade`, count: walked?.pure?.paths.length },
    { term: t`Bildschirme`, count: screens.length },
  ];
  return (
    <>
      <h2>
        <a href={hrefTo([name])}>{name}</a>
      </h2>
      <p className="overview-words" lang="en">
        {descriptionOf(subject)}
      </p>
      <dl className="overview-size num">
        {sizes.map(({ term, count }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count || '–'}</dd>
          </div>
        ))}
      </dl>
      {screens.length > 0 && <p className="overview-screens">{screens.join(', ')}</p>}
      <Levels walked={walked} />
    </>
  );
}

function Levels({ walked }: Pick<MachineCardProps, 'walked'>) {
  const { t, i18n } = useLingui();
  const names: Record<Level, string> = { pure: t`Modell`, rendered: t`Oberfläche` };
  const time = new Intl.DateTimeFormat(languageTag[localeOf(i18n)], {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <ul className="overview-levels">
      {LEVELS.map((level) => {
        const last = walked?.[level];
        const share = last ? shareOf(last) : 0;
        return (
          <li key={level}>
            <span>{names[level]}</span>
            <meter min={0} max={100} value={share} aria-label={names[level]} />
            {last ? (
              <>
                <span className="num">{`${share} %`}</span>
                <time className="num" dateTime={last.ranAt}>
                  {last.ranAt && time.format(new Date(last.ranAt))}
                </time>
              </>
            ) : (
              <span className="overview-never">{t`nicht gelaufen`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
