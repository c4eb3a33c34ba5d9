import type { ReactNode } from 'react';
import { useExcerptDownload } from '#app/downloads/useExcerptDownload.ts';
import { usePapers } from '#app/lists/usePapers.ts';
import { excerpts } from '#app/reads/excerpts.ts';
import { ExcerptsView } from './views/ExcerptsView.tsx';

export function ExcerptsFlow(): ReactNode {
  return <ExcerptsView {...usePapers('/account/exerpts', excerpts, useExcerptDownload())} />;
}
