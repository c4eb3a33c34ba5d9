import { Hono } from 'hono';

/** Changes by a deployment after pages were opened. */
export interface Deployment {
  /** Files that were removed, by path. */
  gone: RegExp | null;
  /** Files that are delayed until the promise resolves, by path. */
  slow: { files: RegExp; until: Promise<void> } | null;
  /** True if there is a newer version, whose page names another entry. */
  isNewer: boolean;
  /** True if a cache serves the old page to navigations; other requests get the new page. */
  isCached: boolean;
}

/** Returns the web server behind a front that applies the deployment. */
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
