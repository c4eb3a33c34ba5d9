import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { goTo } from '../route.ts';
import type { Moment } from './walk.ts';

interface PlayerProps {
  way: readonly Moment[];
  at: number;
  hrefOf: (to: Pick<Moment, 'key'>) => string;
  playing: boolean;
}

/** Milliseconds per moment while a path plays: enough to find the state that lights up. */
const BEAT = 1100;

export function Player({ way, at, hrefOf, playing }: PlayerProps) {
  const { t } = useLingui();
  const [start] = way;
  const previous = way[at - 1];
  const next = way[at + 1];
  const played = (moment: Moment) => `${hrefOf(moment)}${hrefOf(moment).includes('?') ? '&' : '?'}play=1`;
  const nextHref = next && played(next);
  useEffect(() => {
    if (!playing || !nextHref) return;
    const timer = setTimeout(() => goTo(nextHref, { replace: true }), BEAT);
    return () => clearTimeout(timer);
  }, [playing, nextHref]);
  const isPlaying = playing && next !== undefined;
  return (
    <div className="step-player cluster" data-gap="xs">
      {start && previous && (
        <>
          <ButtonLink size="sm" variant="secondary" href={hrefOf(start)}>
            {t`Von vorn`}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" href={hrefOf(previous)}>
            {t`Zurück`}
          </ButtonLink>
        </>
      )}
      {next && (
        <>
          <ButtonLink size="sm" variant="secondary" href={hrefOf(next)}>
            {t`Weiter`}
          </ButtonLink>
          <Button
            size="sm"
            onPress={() => {
              const here = way[at];
              if (here) goTo(isPlaying ? hrefOf(here) : played(here), { replace: true });
            }}
          >
            {isPlaying ? t`Anhalten` : t`Abspielen`}
          </Button>
        </>
      )}
      <span className="step-count">{t`Schritt ${at} von ${way.length - 1}`}</span>
    </div>
  );
}
