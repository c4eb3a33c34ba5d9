import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { MachineCoverage } from '../coverage.ts';
import { hrefTo } from '../route.ts';
import { Way } from '../step/Way.tsx';
import { momentsOf } from '../step/walk.ts';
import type { AtlasSubject } from '../subjects.ts';
import type { Listed } from './find.ts';
import { Ran } from './Ran.tsx';

interface ChosenProps {
  subject: AtlasSubject;
  chosen: Listed;
  coverage: MachineCoverage | null;
}

/** The path that the chart shows: the levels at which it passed, and links to play it. */
export function Chosen({ subject, chosen: { key }, coverage }: ChosenProps) {
  const { t } = useLingui();
  const { name } = subject;
  const hrefOf = (to: { key: string }) => hrefTo([name, 'steps', to.key], { path: key });
  const way = momentsOf(subject, key);
  const [start] = way;
  return (
    <section className="paths-chosen stack" aria-labelledby="paths-chosen">
      <h2 id="paths-chosen">{t`Gewählter Pfad`}</h2>
      <Ran pathKey={key} coverage={coverage} />
      <div className="cluster">
        {start && (
          <ButtonLink size="sm" href={hrefTo([name, 'steps', start.key], { path: key, play: '1' })}>
            {t`Abspielen`}
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="secondary" href={hrefOf({ key })}>
          {t`Schritt für Schritt`}
        </ButtonLink>
      </div>
      <Way way={way} at={null} hrefOf={hrefOf} />
    </section>
  );
}
