import { useLingui } from '@lingui/react/macro';
import type { LiveActor, LiveEntry } from '#domain/live.ts';
import { describeEvent } from '#machines/testing/paths.ts';
import { eventOf } from './recording.ts';

/** `resource customer`; the machine's name alone where there is one of it only. */
export const nameOfActor = ({ machine, name }: LiveActor): string => (name ? `${machine} ${name}` : machine);

/** An event in words, XState's own for the beginning and the end among them. */
export function useEventWords(): (entry: LiveEntry) => string {
  const { t } = useLingui();
  return (entry) => {
    if (entry.event.type === 'xstate.init') return t`Start`;
    if (entry.event.type === 'xstate.stop') return t`Ende`;
    return describeEvent(eventOf(entry));
  };
}

/** A time of the day to the millisecond, in 24 hours. */
export const timeOf = (at: number): string => clock.format(at);

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
