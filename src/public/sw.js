// Service worker: serves the page without a connection. It keeps the page for any address, which holds no data of a
// customer, and nothing else; scripts and styles come from the browser's own cache, for which they never change.
const PAGE = 'parkett.page';
/** Address of no screen, so that the server answers with the page for any address. */
const ANY = '/offline';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(PAGE).then((cache) => cache.add(ANY)));
});

// The server is asked while the worker starts, which takes a phone longer than the answer.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event));
});

async function pageFor({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(ANY, { cacheName: PAGE });
    if (page) return page;
    throw error;
  }
}
