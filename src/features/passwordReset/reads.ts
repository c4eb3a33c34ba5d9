import { lookAtLink } from '#api/passwords.ts';
import { defineResource, type Resource } from '#app/resources.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type DeadLink, deadLinkIn } from '#domain/shop/mailLink.ts';

/** Whether the link of a mail can be used. `open` also where the shop has no such call: it says so when it is used. */
export type LinkState = 'open' | DeadLink;

const known = new Map<string, Resource<LinkState>>();

/**
 * The link of a mail with this token. Each is a resource of its own, so that the token stays here: as the key of one it
 * would be seen by whoever watches the machines.
 */
export function linkOf(token: string): Resource<LinkState> {
  const resource = known.get(token) ?? linkWith(token);
  known.set(token, resource);
  return resource;
}

const linkWith = (token: string) =>
  defineResource<LinkState>({
    name: 'passwordLink',
    // Another tab may use it up at any time.
    freshness: 0,
    isPrivate: false,
    invalidatedBy: [],
    async read({ http, signal }) {
      try {
        await lookAtLink(http, token, signal);
      } catch (error) {
        const failure = failureOf(error);
        const hasNoSuchCall = failure.kind === 'general' && failure.status === 405;
        const state = hasNoSuchCall ? 'open' : deadLinkIn(failure);
        if (state === null) throw error;
        return state;
      }
      return 'open';
    },
  });
