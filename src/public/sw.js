// Service worker: serves the page without a connection. It keeps the page for any address, which holds no data of a
// customer, and nothing else; scripts and styles come from the browser's own cache, for which they never change.
const PAGE = 'parkett.page';
/** Address of no screen, so that the server answers with the page for any address. */
const ANY = '/offline';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepPage());
});

// The server is asked while the worker starts, which takes a phone longer than the answer.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const isPage = method === 'GET' && mode === 'navigate' && destination === 'document';
  // Files, such as a document of the shop, have an ending.
  if (isPage && !/\.\w+$/.test(new URL(url).pathname)) event.respondWith(pageFor(event));
});

async function keepPage() {
  const page = await fetch(ANY, { cache: 'no-cache' });
  // A browser refuses a redirected answer to a navigation.
  if (!page.ok || page.redirected) throw new TypeError(`${page.status} ${page.url}`);
  await (await caches.open(PAGE)).put(ANY, page);
}

async function pageFor({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(ANY, { cacheName: PAGE });
    if (page) return page;
    throw error;
  }
}
