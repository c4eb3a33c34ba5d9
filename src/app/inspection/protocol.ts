import * as z from 'zod/mini';

/** An actor of a tab, as it was when it started. */
export const LiveActor = z.object({
  /** Of no other actor, whatever the tab. */
  id: z.string(),
  tab: z.string(),
  /** The actor that started it. */
  parent: z.nullable(z.string()),
  machine: z.string(),
  /** What tells it from others of its machine: the resource that it reads, for example. Empty where there is one only. */
  name: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Path of the page that it was started on. */
  page: z.string(),
  /** Whether it goes on from a stored snapshot instead of the machine's beginning. */
  restored: z.boolean(),
});
export type LiveActor = z.infer<typeof LiveActor>;

/** A machine's state value: its state's name, or for each region of a compound state the value in it. */
type LiveState = string | { [region: string]: LiveState };
const LiveState: z.ZodMiniType<LiveState> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => LiveState),
  ),
]);

/** One event that an actor was given and what came of it. Secrets are masked before it leaves the tab. */
export const LiveEntry = z.object({
  actor: z.string(),
  /** Counts up within the tab, in the order in which events were sent. */
  number: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  /** The state value after it. */
  value: LiveState,
  context: z.unknown(),
  tags: z.array(z.string()),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** Ids of the invoked actors that run after it. */
  running: z.array(z.string()),
  /** `transitionIdOf` each transition that it took; none when the machine ignored it. */
  took: z.array(z.string()),
});
export type LiveEntry = z.infer<typeof LiveEntry>;

/**
 * What a tab of the app tells: everything that it still knows when an atlas asked (`told`), or what is new. Entries come
 * as JSON, one each: masked text is all that leaves the part that masks.
 */
export const LiveNews = z.union([
  z.object({
    type: z.enum(['told', 'happened']),
    tab: z.string(),
    /** Path of the page that the tab shows. */
    page: z.string(),
    actors: z.array(LiveActor),
    entries: z.array(z.string()),
  }),
  z.object({ type: z.literal('closed'), tab: z.string() }),
]);
export type LiveNews = z.infer<typeof LiveNews>;
