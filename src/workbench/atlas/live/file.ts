import * as z from 'zod/mini';
import { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import type { Log } from './log.ts';

/** A log as a file. What it holds is masked already: nothing else ever reaches the atlas. */
const LogFile = z.object({
  format: z.literal('parkett.live'),
  version: z.literal(1),
  savedAt: z.string(),
  tabs: z.array(z.object({ id: z.string(), number: z.number(), page: z.string(), open: z.boolean() })),
  actors: z.array(LiveActor),
  entries: z.array(LiveEntry),
});

/** The text of a file with this log. `savedAt` is an ISO time. */
export const fileOf = (log: Log, savedAt: string): string =>
  `${JSON.stringify({ format: 'parkett.live', version: 1, savedAt, ...log }, null, 1)}\n`;

/** The log in a file's text, or null where there is none. */
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
