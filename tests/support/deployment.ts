import { Hono } from 'hono';

/** What has been deployed since pages were opened. */
export interface Deployment {
  /** Files that are not there any more, by path. */
  gone: RegExp | null;
  /** Files that are on their way until the promise is fulfilled, by path. */
  slow: { files: RegExp; until: Promise<void> } | null;
  /** Whether there is a newer version: its page names another entry. */
  isNewer: boolean;
  /** A cache still hands out the page of the version before; whoever asks past it sees the new one. */
  isCached: boolean;
}

/** The web server, and what becomes of what it serves when something is deployed. */
export function deployedWith(deployment: Deployment, site: Hono): Hono {
  const front = new Hono();
  front.get('*', async (context, next) => {
    const { path } = context.req;
    if (deployment.gone?.test(path)) return context.notFound();
    if (deployment.slow?.files.test(path)) await deployment.slow.until;
    const isPage = !/^\/(?:api|sandbox)(?:\/|$)|\.\w+$/.test(path);
    const isNavigation = context.req.header('Sec-Fetch-Mode') === 'navigate';
    if (!isPage || !deployment.isNewer || (deployment.isCached && isNavigation)) return next();
    const headers = new Headers(context.req.raw.headers);
    headers.delete('Accept-Encoding');
    const answer = await site.fetch(new Request(context.req.url, { headers }));
    const page = await answer.text();
    return new Response(page.replace(/(<link rel="modulepreload" crossorigin href="[^"]+)"/, '$1?newer"'), {
      headers: [...answer.headers].filter(([name]) => name !== 'content-length'),
    });
  });
  front.route('/', site);
  return front;
}
