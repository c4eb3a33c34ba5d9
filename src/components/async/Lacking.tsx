import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { Link } from '#ui/Link.tsx';

export interface LackingProps {
  /** A sentence of the page: „Gutscheincodes nimmt dieser Shop nicht an.“ A general sentence unless given. */
  children?: ReactNode;
}

/** Says in a line of text that the shop lacks a part of the page; an empty state's sign would promise later content. */
export function Lacking({ children }: LackingProps) {
  return (
    <p className="soft panel-note">
      {children ?? (
        <Trans>
          Das ist hier nicht verfügbar. Bitte <Link href={pathTo('/contact')}>schreiben Sie uns</Link>.
        </Trans>
      )}
    </p>
  );
}
