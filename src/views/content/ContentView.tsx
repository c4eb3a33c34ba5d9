import { Trans, useLingui } from '@lingui/react/macro';
import { type Content, translationOf } from '#domain/content.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { type Read, Reading } from '../reading/Reading.tsx';

export interface ContentViewProps {
  /** The pages under the wanted code: none when the shop has no such page, or has switched it off. */
  read: Read<Content[]>;
}

/** A page of the shop's content system: the legal routes and `/cms/{code}`. */
export function ContentView({ read }: ContentViewProps) {
  const { t, i18n } = useLingui();
  return (
    <article className="row page stack" data-gap="lg">
      <Reading
        read={read}
        failed={t`Diese Seite konnte nicht geladen werden.`}
        skeleton={
          <div className="stack measure">
            <SkeletonLine width="50%" />
            {['100%', '92%', '97%', '60%', '95%', '88%', '40%'].map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
          </div>
        }
      >
        {(pages) => {
          const page = pages.find(({ enabled }) => enabled);
          const text = page && translationOf(page.translations, i18n.locale);
          if (!text) {
            return (
              <>
                <PageHeader title={<Trans>Seite nicht gefunden</Trans>} />
                <EmptyState
                  title={t`Diese Seite gibt es nicht oder nicht mehr.`}
                  action={
                    <ButtonLink href="/">
                      <Trans>Zur Startseite</Trans>
                    </ButtonLink>
                  }
                />
              </>
            );
          }
          return (
            <>
              <PageHeader title={text.name} />
              <RichText html={text.content} />
            </>
          );
        }}
      </Reading>
    </article>
  );
}
