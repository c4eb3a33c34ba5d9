import * as z from 'zod/mini';

/** Actor of a tab, as it was when it started. */
export const LiveActor = z.object({
  /** Unique across all tabs. */
  id: z.string(),
  tab: z.string(),
  /** Id of the machine that started the actor; null for root actors. */
  parent: z.nullable(z.string()),
  machine: z.string(),
  /**
   * Distinguishes actors of one machine, e.g. the resource that each reads; empty if the machine has one actor only.
   */
  name: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Path of the page that the actor was started on. */
  page: z.string(),
  /** True if the actor continues from a stored snapshot instead of the machine's initial state. */
  restored: z.boolean(),
});
export type LiveActor = z.infer<typeof LiveActor>;

/** State value of a machine: its state's name, or for each region of a compound state the value in it. */
type LiveState = string | { [region: string]: LiveState };
const LiveState: z.ZodMiniType<LiveState> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => LiveState),
  ),
]);

/** Event that an actor received, with its result. Secrets are masked before it leaves the tab. */
export const LiveEntry = z.object({
  actor: z.string(),
  /** Counts up within the tab, in the order in which events were sent. */
  number: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  value: LiveState,
  context: z.unknown(),
  tags: z.array(z.string()),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** Ids of the invoked actors that run after the event. */
  running: z.array(z.string()),
  /** Ids of the transitions taken (`transitionIdOf`); empty if the machine ignored the event. */
  took: z.array(z.string()),
});
export type LiveEntry = z.infer<typeof LiveEntry>;

/**
 * Message of a tab to the atlas: all remembered entries on request (`told`), or new ones (`happened`). Each entry is a
 * JSON string of its own, since only masked text may leave the masking module.
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
