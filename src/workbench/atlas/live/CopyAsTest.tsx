import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { hrefTo } from '../route.ts';
import type { AtlasSubject } from '../subjects.ts';
import { CopyTest } from './CopyTest.tsx';
import { type Refusal, recordingOf } from './recording.ts';
import { specOf } from './specText.ts';

export interface CopyAsTestProps {
  subject: AtlasSubject;
  actor: LiveActor;
  /** Entries to copy: all up to the moment that is shown. */
  entries: readonly LiveEntry[];
}

/**
 * The steps up to this moment as a runnable spec, and the path of the cases that goes the same way, if there is one.
 */
export function CopyAsTest({ subject, actor, entries }: CopyAsTestProps) {
  const { t } = useLingui();
  const last = entries.at(-1);
  // Recomputed only when the actor has moved: it plays all steps and searches for the key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last entry identifies the list
  const recording = useMemo(() => recordingOf(subject, actor, entries), [subject, actor, last]);
  const why: Record<Refusal, string> = {
    restored: t`Dieser Aktor wurde aus einem gespeicherten Entwurf fortgesetzt; ein Test beginnt am Anfang.`,
    beginningLost: t`Der Anfang dieses Aktors ist nicht mehr im Protokoll.`,
    deviates: t`Die Maschine des Atlas geht diesen Weg nicht: Sie ist eine andere als die der App.`,
  };
  if (typeof recording === 'string') {
    return <Button variant="secondary" size="sm" disabledReason={why[recording]}>{t`Als Test kopieren`}</Button>;
  }
  const text = specOf(subject, recording, new Date(last?.at ?? 0).toISOString());
  return (
    <CopyTest text={text}>
      {recording.key !== null && (
        <span className="small">
          <Trans>
            Wie der Pfad <Link href={hrefTo([subject.name, 'steps', recording.key])}>{recording.key}</Link>
          </Trans>
        </span>
      )}
    </CopyTest>
  );
}
