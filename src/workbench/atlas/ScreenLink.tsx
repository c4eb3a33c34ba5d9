import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ui/Link.tsx';
import type { ScreenPlace } from './places.ts';

/** Link to a screen in the running app, or to the screen before it that has an address; its text names both. */
export function ScreenLink({ screen: { name, href, start } }: { screen: ScreenPlace }) {
  const { t } = useLingui();
  return (
    <Link href={href} newTab={t`(öffnet neuen Tab)`}>
      {start === null ? (
        name
      ) : (
        <Trans>
          {name} (zu erreichen über {start})
        </Trans>
      )}
    </Link>
  );
}
