import * as z from 'zod/mini';

/**
 * What the tabs of one browser tell each other about the session. No token is among it: they are in the vault, which
 * all share. `expiresAt` is the token's `exp` claim (seconds since 1970), by which a tab knows that the vault shows it.
 */
export const TabMessage = z.union([
  z.object({ type: z.enum(['login', 'tokens']), customerUuid: z.string(), expiresAt: z.number() }),
  z.object({ type: z.literal('logout'), reason: z.enum(['loggedOut', 'sessionEnded']) }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

export interface Tabs<Message> {
  /** Tells all other tabs. */
  tell(message: Message): void;
  /** Hears the other tabs. Returns how to stop. */
  listen(listener: (message: Message) => void): () => void;
}

/** The other tabs over a BroadcastChannel. Without one, and for what an older version of the app says, there are none. */
export function createTabs<Message>(name: string, schema: z.ZodMiniType<Message>): Tabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = (event: MessageEvent<unknown>) => {
        const message = z.safeParse(schema, event.data);
        if (message.success) listener(message.data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
