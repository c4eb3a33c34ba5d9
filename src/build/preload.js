// What Vite calls before each `import()` of the build, in the place of its own helper (`src/build/preload.ts`).
const pending = new Map();

/** A script goes into the browser's cache, by the request that `boot.js` has begun if there is one. */
async function cache(path) {
  const begun = window.begun?.get(path);
  window.begun?.delete(path);
  const answer = await (begun ?? fetch(path));
  if (!answer.ok) throw new Error(answer.status);
  await answer.arrayBuffer();
}

/** A style sheet is loaded by its link. */
function link(path) {
  const { href } = new URL(path, location.href);
  const links = [...document.head.querySelectorAll('link[rel=stylesheet]')];
  if (links.some((known) => known.href === href)) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('style'));
    };
    document.head.append(link);
  });
}

const isEntry = (path) => document.head.querySelector(`link[rel=modulepreload][href="${path}"]`);

function once(file) {
  const path = BASE + file;
  const loading =
    pending.get(path) ??
    Promise.resolve(path.endsWith('.css') ? link(path) : isEntry(path) ? undefined : cache(path)).then(
      () => undefined,
      (cause) => {
        pending.delete(path);
        throw new Error(`Failed to fetch ${path}`, { cause });
      },
    );
  pending.set(path, loading);
  return loading;
}

export const __vitePreload = (importModule, files = []) =>
  Promise.all(files.map(once))
    .then(importModule)
    .catch((cause) => {
      window.dispatchEvent(new Event('vite:preloadError'));
      throw cause;
    });
