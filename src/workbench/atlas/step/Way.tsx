import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#machines/testing/paths.ts';
import { CopyField } from '#ui/CopyField.tsx';
import { EventWords } from './EventWords.tsx';
import { type Moment, textOf } from './walk.ts';

interface WayProps {
  way: readonly Moment[];
  /** Index of the moment that is shown; null if the way is shown without one. */
  at: number | null;
  hrefOf: (to: Pick<Moment, 'key'>) => string;
}

/** The way in words: each moment is a link, including those ahead. */
export function Way({ way, at, hrefOf }: WayProps) {
  const { t } = useLingui();
  const labels = { copy: t`Kopieren`, copied: t`Kopiert`, failed: t`Bitte von Hand kopieren` };
  return (
    <section className="stack" data-gap="sm" aria-labelledby="step-way">
      <h3 id="step-way">{t`Der Weg`}</h3>
      <ol className="step-way">
        {way.map((moment, i) => (
          <li key={moment.key} data-ahead={(at !== null && i > at) || undefined}>
            <a href={hrefOf(moment)} aria-current={i === at ? 'step' : undefined}>
              {moment.event ? <EventWords event={moment.event} /> : <span>{t`Anfang`}</span>}
              <span className="step-target">{nameOf(moment.position.snapshot.value)}</span>
            </a>
          </li>
        ))}
      </ol>
      <CopyField label={t`Als Text`} value={way.at(-1)?.key ?? ''} copyValue={textOf(way)} labels={labels} />
      <CopyField label={t`Adresse`} value={location.href} labels={labels} />
    </section>
  );
}
