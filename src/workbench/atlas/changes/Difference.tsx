import { useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';
import type { Change } from './changes.ts';
import { CHANGE_TONES, CHANGE_WORDS } from './words.ts';

/** A text before and after: as deleted and inserted, which screen readers and copies keep. */
export function Difference({ before, after }: { before: string | null; after: string | null }) {
  return (
    <>
      {before !== null && <del className="changes-text">{before}</del>}
      {after !== null && <ins className="changes-text">{after}</ins>}
    </>
  );
}

export function ChangeBadge({ change }: { change: Change }) {
  const { i18n } = useLingui();
  return <Badge tone={CHANGE_TONES[change]}>{i18n._(CHANGE_WORDS[change])}</Badge>;
}
