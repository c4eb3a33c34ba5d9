import { lookAtLink } from '#api/passwords.ts';
import { defineResource, type Resource } from '#app/resources/resources.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type DeadLink, deadLinkIn } from '#domain/shop/mailLink.ts';

/**
 * State of the link in a mail. `open` also if the shop has no call that checks links: then the shop reports a dead link
 * only when the link is used.
 */
export type LinkState = 'open' | DeadLink;

const known = new Map<string, Resource<LinkState>>();

/**
 * Returns the link resource of a token. Each token has a resource of its own: as a resource's key, the token would be
 * visible to anyone who inspects the machines.
 */
export function linkOf(token: string): Resource<LinkState> {
  const resource = known.get(token) ?? linkWith(token);
  known.set(token, resource);
  return resource;
}

const linkWith = (token: string) =>
  defineResource<LinkState>({
    name: 'passwordLink',
    // Another tab may use up the link at any time.
    freshness: 0,
    isPrivate: false,
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
