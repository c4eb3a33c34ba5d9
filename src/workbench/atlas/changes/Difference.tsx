import { useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';
import type { Change } from './changes.ts';
import { CHANGE_TONES, CHANGE_WORDS } from './words.ts';

/** A text before and after, with a word for screen readers, most of which do not announce `del` and `ins`. */
export function Difference({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useLingui();
  return (
    <>
      {before !== null && <Marked as="del" word={t`vorher`} text={before} />}
      {after !== null && <Marked as="ins" word={t`nachher`} text={after} />}
    </>
  );
}

function Marked({ as: Tag, word, text }: { as: 'del' | 'ins'; word: string; text: string }) {
  return (
    <Tag className="changes-text">
      <span className="visually-hidden">{word}: </span>
      {text}
    </Tag>
  );
}

export function ChangeBadge({ change }: { change: Change }) {
  const { i18n } = useLingui();
  return <Badge tone={CHANGE_TONES[change]}>{i18n._(CHANGE_WORDS[change])}</Badge>;
}
