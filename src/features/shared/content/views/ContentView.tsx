import { useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { NotFoundView } from '#components/notFound/NotFoundView.tsx';
import type { Content } from '#domain/shop/content.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { linkedIn, MissingTextView } from './MissingTextView.tsx';

/** A page of the shop's content system: the legal routes and `/cms/{code}`. */
export function ContentView({ code, read }: { code: string; read: AsyncData<Content> }) {
  const { t, i18n } = useLingui();
  const linked = linkedIn(code);
  if (read.failure?.kind === 'notFound') return linked ? <MissingTextView code={linked} /> : <NotFoundView />;
  return (
    <article className="row page stack" data-gap="lg">
      <Async read={read} page={t`Seite`} failed={t`Diese Seite konnte nicht geladen werden.`} skeleton={SKELETON}>
        {({ translations }) => {
          const text = translationOf(translations, i18n.locale);
          return (
            text && (
              <>
                <PageHeader title={text.name} />
                <RichText html={text.content} />
              </>
            )
          );
        }}
      </Async>
    </article>
  );
}

const SKELETON = (
  <div className="stack measure">
    <SkeletonLine width="50%" />
    {['100%', '92%', '97%', '60%', '95%', '88%', '40%'].map((width) => (
      <SkeletonLine key={width} width={width} />
    ))}
  </div>
);
