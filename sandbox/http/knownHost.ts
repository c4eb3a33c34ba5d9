import type { ShopMiddleware } from './env.ts';
import { Refused } from './errors.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Answers 421 (RFC 9110 section 15.5.20) for hosts that no setting names: a page of another site whose name was made to
 * point at this machine (DNS rebinding) would otherwise share the control page’s origin. Answers 400 to several `Host`
 * lines (RFC 9112 section 3.2), of which Node reads the first.
 *
 * @param hosts Configured names of the shop, besides those of loopback.
 */
export const knownHost =
  (hosts: () => readonly (string | undefined)[]): ShopMiddleware =>
  async (context, next) => {
    const lines = context.env?.incoming?.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if ((lines?.length ?? 0) > 1) throw new Refused(400, 'Bad Request');
    const { hostname } = new URL(context.req.url);
    const bare = hostname.replace(/^\[(.*)\]$/, '$1');
    if (!LOOPBACK.test(hostname) && !hosts().some((host) => [hostname, bare].includes(host?.toLowerCase() ?? '')))
      throw new Refused(
        421,
        'The shop is not known under this address. Start it with PUBLIC_URL set to the address, such as PUBLIC_URL=http://192.168.1.7:4000.',
      );
    await next();
  };
