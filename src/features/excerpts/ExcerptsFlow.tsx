import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { excerpts } from '#app/reads/excerpts.ts';
import { rowsShown } from '#app/rowsShown.ts';
import { useExcerptDownload } from '#app/useExcerptDownload.ts';
import { usePlace } from '#app/usePlace.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ExcerptsView } from './views/ExcerptsView.tsx';

/** `/account/exerpts`: year and security stand in the address, so that they can be shared and come back. */
export function ExcerptsFlow(): ReactNode {
  const { resources } = useApp();
  const navigate = useNavigate();
  const { limit, ...asked } = useScreenSearch('/account/exerpts');
  const read = useResource(resources.of(excerpts));
  usePlace(read.data !== null);
  const { saving, save } = useExcerptDownload();
  return (
    <ExcerptsView
      read={read}
      asked={asked}
      onChoose={(choice) => navigate({ href: pathTo('/account/exerpts', undefined, { ...choice }), replace: true })}
      limit={rowsShown(limit)}
      onMore={(choice, rows) =>
        navigate({ href: pathTo('/account/exerpts', undefined, { ...choice, limit: String(rows) }), replace: true })
      }
      saving={saving?.id ?? null}
      onSave={save}
    />
  );
}
