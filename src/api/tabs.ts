import * as z from 'zod/mini';

/**
 * Message about the session between the tabs of one browser. Holds no token: tokens are in the vault, which all tabs
 * share. `expiresAt` is the token's `exp` claim (seconds since 1970), by which a tab recognises that the vault shows
 * the announced session.
 */
export const TabMessage = z.union([
  z.object({ type: z.enum(['login', 'tokens']), customerUuid: z.string(), expiresAt: z.number() }),
  z.object({ type: z.enum(['logout']), reason: z.enum(['loggedOut', 'sessionEnded']) }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

export interface Tabs<Message> {
  tell(message: Message): void;
  /** Subscribes to messages of other tabs. Returns a function that unsubscribes. */
  listen(listener: (message: Message) => void): () => void;
}

/**
 * Connects tabs over a BroadcastChannel. Receives nothing in browsers that lack it, and ignores messages of other
 * versions of the app that do not match the schema.
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
