import * as z from 'zod/mini';

/**
 * What the tabs of one browser tell each other about the session. It holds no token: tokens are in the vault, which all
 * tabs share. `expiresAt` is the token's `exp` claim (seconds since 1970), by which a tab knows that the vault shows
 * it.
 */
export const TabMessage = z.union([
  z.object({ type: z.enum(['login', 'tokens']), customerUuid: z.string(), expiresAt: z.number() }),
  z.object({ type: z.enum(['logout']), reason: z.enum(['loggedOut', 'sessionEnded']) }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

export interface Tabs<Message> {
  /** Tells all other tabs. */
  tell(message: Message): void;
  /** Listens to the other tabs. Returns a function that stops listening. */
  listen(listener: (message: Message) => void): () => void;
}

/**
 * The other tabs over a BroadcastChannel. Where browsers have none, and for messages of an older version of the app,
 * nothing is received.
 */
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
