import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ui/Link.tsx';
import { LEVELS } from '../coverage.ts';
import { RunTime } from '../RunTime.tsx';
import { hrefTo } from '../route.ts';
import type { Proof } from './proof.ts';

/** The states that keep a requirement, as links to their charts. @param most Number shown; the others are counted. */
export function States({ proof: { number, states }, most = states.length }: { proof: Proof; most?: number }) {
  const others = states.length - most;
  return (
    <ul className="requirements-list">
      {states.slice(0, most).map(({ machine, state }) => (
        <li key={state}>
          <Link href={hrefTo([machine, 'chart'], { state })}>{state}</Link>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Link href={hrefTo(['requirements', number])}>
            <Trans>und {others} weitere</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Names of files, without their folders. */
export function Files({ places }: { places: readonly string[] }) {
  const names = new Set(places.map((place) => place.replace(/^.*\//, '').replace(/:\d+$/, '')));
  return <span className="requirements-files">{[...names].join(', ')}</span>;
}

/** Times of the last tests that walked the requirement's states, by level. */
export function Walked({ proof: { states, walked } }: { proof: Proof }) {
  const { t } = useLingui();
  if (states.length === 0) return null;
  const names = { pure: t`Modell`, rendered: t`Oberfläche` };
  return (
    <ul className="requirements-list">
      {LEVELS.map((level) => {
        const time = walked[level];
        return (
          <li key={level}>
            {names[level]} {time ? <RunTime time={time} /> : <span className="soft small">{t`nicht gelaufen`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
