import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Settings } from '#domain/shop/settings.ts';
import { web } from '#sandbox/web.ts';

/** Serves a built folder as the sandbox serves the app: same compression, same headers. */
export async function serveFolder(distDir: string): Promise<{ url: string; close: () => void }> {
  const app = web({ distDir, settings: Settings.parse({}) });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}
