import { isIP } from 'node:net';
import type { ShopMiddleware } from './env.ts';
import { Refused } from './errors.ts';

/**
 * Answers 421 (RFC 9110 section 15.5.20) where the shop is asked under a name that nobody gave it: a page of another site
 * whose name was made to point at this machine (DNS rebinding) would otherwise be of the same origin as the control page.
 * An address cannot be made to point elsewhere.
 *
 * @param host The name that it was told to listen on.
 */
export const knownHost =
  (host: string | undefined): ShopMiddleware =>
  async (context, next) => {
    const name = new URL(context.req.url).hostname.replace(/^\[(.*)\]$/, '$1');
    if (name !== 'localhost' && name !== host && isIP(name) === 0) throw new Refused(421, 'Misdirected Request');
    await next();
  };
