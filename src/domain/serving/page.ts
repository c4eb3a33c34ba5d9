import type { Settings } from '../shop/settings.ts';

/** Inserts the settings into the page’s inert JSON block. Escapes `<`, so that no value can end the block. */
export function pageWith(html: string, settings: Settings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const title = settings.brand.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace(
      /(<script type="application\/json" id="settings">).*?(<\/script>)/s,
      (_, open, close) => open + json + close,
    );
}
