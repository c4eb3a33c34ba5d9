import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Page of a category that is loading, failed to load, or does not exist. */
export function CategoryMissingView({ read }: { read: AsyncData<unknown> }) {
  const { t } = useLingui();
  if (read.data !== null)
    return (
      <MessagePage
        title={<Trans>Diese Kategorie gibt es nicht</Trans>}
        lede={<Trans>Vielleicht heißt sie inzwischen anders, oder in ihr wird zurzeit nichts angeboten.</Trans>}
      >
        <div>
          <ButtonLink href={pathTo('/browse')}>{t`Zur Galerie`}</ButtonLink>
        </div>
      </MessagePage>
    );
  return (
    <div className="row page stack" data-gap="lg">
      <Async
        read={read}
        page={t`Kategorie`}
        failed={t`Die Kategorien konnten nicht geladen werden.`}
        skeleton={<ItemPlaceholders count={pageSizes.productPlaceholders} />}
      >
        {() => null}
      </Async>
    </div>
  );
}
