import { Trans } from '@lingui/react/macro';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { EventWords } from '../step/EventWords.tsx';
import { eventOf } from './recording.ts';

/** Returns the actor's name, as in `resource customer`; the machine's name alone for machines with one actor. */
export const nameOfActor = ({ machine, name }: LiveActor): string => (name ? `${machine} ${name}` : machine);

/** An actor's event, start or end in words. */
export function Happened({ entry }: { entry: LiveEntry }) {
  if (entry.event.type === 'xstate.init') return <Trans>Start</Trans>;
  if (entry.event.type === 'xstate.stop') return <Trans>Ende</Trans>;
  return <EventWords event={eventOf(entry)} />;
}

/** Returns the time of day to the millisecond, in 24 hours. */
export const timeOf = (at: number): string => clock.format(at);

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
