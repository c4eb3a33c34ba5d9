import { fieldsOf } from '../shop/fieldsOf.ts';
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

/** Name of the web manifest, which the build leaves without the brand. */
export const MANIFEST = 'site.webmanifest';

/** Inserts the brand into the web manifest. */
export const manifestWith = (manifest: string, { brand }: Pick<Settings, 'brand'>): string =>
  JSON.stringify({ ...fieldsOf(JSON.parse(manifest)), name: brand, short_name: brand });
