import { Trans } from '@lingui/react/macro';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { EventWords } from '../step/EventWords.tsx';
import { eventOf } from './recording.ts';

/** `resource customer`; the machine's name alone where there is one of it only. */
export const nameOfActor = ({ machine, name }: LiveActor): string => (name ? `${machine} ${name}` : machine);

/** What happened to an actor: an event, or that it began or ended. */
export function Happened({ entry }: { entry: LiveEntry }) {
  if (entry.event.type === 'xstate.init') return <Trans>Start</Trans>;
  if (entry.event.type === 'xstate.stop') return <Trans>Ende</Trans>;
  return <EventWords event={eventOf(entry)} />;
}

/** A time of the day to the millisecond, in 24 hours. */
export const timeOf = (at: number): string => clock.format(at);

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
