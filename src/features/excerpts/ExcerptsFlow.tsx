import type { ReactNode } from 'react';
import { excerpts } from '#app/reads/excerpts.ts';
import { useExcerptDownload } from '#app/useExcerptDownload.ts';
import { usePapers } from '#app/usePapers.ts';
import { ExcerptsView } from './views/ExcerptsView.tsx';

export function ExcerptsFlow(): ReactNode {
  return <ExcerptsView {...usePapers('/account/exerpts', excerpts, useExcerptDownload())} />;
}
