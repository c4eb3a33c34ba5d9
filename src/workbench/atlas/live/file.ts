import * as z from 'zod/mini';
import { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import type { Log } from './log.ts';

/** Shape of a log file. The app masks secrets before it sends anything to the atlas. */
const LogFile = z.object({
  format: z.literal('parkett.live'),
  version: z.literal(1),
  savedAt: z.string(),
  tabs: z.array(z.object({ id: z.string(), number: z.number(), page: z.string(), open: z.boolean() })),
  actors: z.array(LiveActor),
  entries: z.array(LiveEntry),
});

/** Returns the text of a file with this log. `savedAt` is an ISO time. */
export const fileOf = (log: Log, savedAt: string): string =>
  `${JSON.stringify({ format: 'parkett.live', version: 1, savedAt, ...log }, null, 1)}\n`;

/** Parses a file's text; null if it is not a log. */
export function logIn(text: string): Log | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const file = z.safeParse(LogFile, content);
  if (!file.success) return null;
  const { tabs, actors, entries } = file.data;
  return { tabs, actors, entries };
}
