// What Vite calls before each `import()` of the build, in the place of its own helper (`src/build/preload.ts`).
const pending = new Map();

/** Styles are loaded by their link, scripts into the browser's cache; rejects where one cannot be had. */
function load(href) {
  const links = [...document.head.querySelectorAll('link')];
  if (!href.endsWith('.css'))
    return links.some((link) => link.href === href && link.rel === 'modulepreload')
      ? undefined
      : fetch(href).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(answer.status)));
  if (links.some((link) => link.href === href && link.rel === 'stylesheet')) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}

function once(file) {
  const { href } = new URL(BASE + file, location.href);
  const loading =
    pending.get(href) ??
    Promise.resolve(load(href)).then(
      () => undefined,
      (cause) => {
        pending.delete(href);
        throw new Error(`Failed to fetch ${href}`, { cause });
      },
    );
  pending.set(href, loading);
  return loading;
}

export const __vitePreload = (importModule, files = []) =>
  Promise.all(files.map(once))
    .then(importModule)
    .catch((cause) => {
      window.dispatchEvent(new Event('vite:preloadError'));
      throw cause;
    });
