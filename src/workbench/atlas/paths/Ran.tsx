import { useLingui } from '@lingui/react/macro';
import type { Level } from '#machines/testing/coverage.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { LEVELS, type MachineCoverage } from '../coverage.ts';

interface RanProps {
  pathKey: string;
  coverage: MachineCoverage | null;
}

/** Levels at which the tests' last run walked a path to its end and found every step as predicted. */
export function Ran({ pathKey, coverage }: RanProps) {
  const { t } = useLingui();
  const names: Record<Level, string> = { pure: t`Modell`, rendered: t`Oberfläche` };
  if (coverage === null) return <span className="paths-ran">{t`noch nicht gelaufen`}</span>;
  return (
    <ul className="paths-ran" aria-label={t`Bestanden`}>
      {LEVELS.map((level) => {
        const held = coverage[level]?.paths.includes(pathKey) ?? false;
        return (
          <li key={level} data-held={held || undefined}>
            {held ? <CheckIcon /> : <span aria-hidden="true">–</span>}
            {names[level]}
            <span className="visually-hidden">{held ? t`: bestanden` : t`: nicht gelaufen`}</span>
          </li>
        );
      })}
    </ul>
  );
}
