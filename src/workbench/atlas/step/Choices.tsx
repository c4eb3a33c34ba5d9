import { useLingui } from '@lingui/react/macro';
import type { EdgeKind } from '#machines/testing/graph.ts';
import type { AtlasSubject } from '../subjects.ts';
import { EventWords } from './EventWords.tsx';
import { choicesAt, type Moment } from './walk.ts';

interface ChoicesProps {
  subject: AtlasSubject;
  moment: Moment;
  /** Key of the next moment on the current path. */
  next: string | undefined;
  hrefOf: (to: Pick<Moment, 'key'>) => string;
}

const GROUPS: readonly (readonly EdgeKind[])[] = [['event'], ['done', 'error'], ['after']];

/** Events that are possible now, with the payloads of the cases: each is a link to the moment after it. */
export function Choices({ subject, moment, next, hrefOf }: ChoicesProps) {
  const { t } = useLingui();
  const titles = [t`Ereignisse`, t`Antworten`, t`Fristen`];
  const choices = choicesAt(subject, moment);
  return (
    <section className="stack" data-gap="sm" aria-labelledby="step-choices">
      <h3 id="step-choices">{t`Was jetzt geschehen kann`}</h3>
      {choices.length === 0 && <p className="step-soft">{t`Nichts mehr: Hier endet die Maschine.`}</p>}
      {GROUPS.map((kinds, i) => {
        const group = choices.filter(({ kind }) => kinds.includes(kind));
        return (
          group.length > 0 && (
            <div key={titles[i]}>
              <h4 className="step-group">{titles[i]}</h4>
              <ul className="step-choices" aria-label={titles[i]}>
                {group.map(({ key, event }) => (
                  <li key={key}>
                    <a href={hrefOf({ key })} data-next={key === next || undefined}>
                      <EventWords event={event} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
