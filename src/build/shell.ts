import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { minifySync } from 'vite';

/** The bundler joins style sheets in the order of chunks, so that the one with the order of layers may come late. */
const LAYERS =
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').match(/@layer [\w, ]+;/)?.[0] ?? '';

const BOOT = new URL('boot.js', import.meta.url);

/** What the boot script preloads beside the entry: by language, and by the screen that the path asks for. */
const PRELOADED: Record<string, string> = {
  de: '/locales/de.po',
  en: '/locales/en.po',
  login: '/src/flows/login/LoginFlow.tsx',
  home: '/src/flows/home/HomeFlow.tsx',
};

/**
 * Puts the boot script into `index.html` and writes `csp.json` with the hash of each inline script, from which the
 * server makes its Content-Security-Policy: no `unsafe-inline` anywhere.
 */
export function shell(): Plugin {
  let html = '';
  return {
    name: 'parkett:shell',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!page.includes('id="settings"')) return page;
        const source = readFileSync(BOOT, 'utf8').replaceAll(
          /\bpreloads\b/g,
          JSON.stringify(bundle ? preloadsOf(bundle) : {}),
        );
        const script = `<script>${minifySync('boot.js', source).code.trim()}</script>`;
        html = page.replace(
          /(<script type="application\/json" id="settings">.*?<\/script>)/,
          (settings) => settings + script,
        );
        return html;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
        }
        const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
        const scripts = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scripts }) });
      },
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = new Set(
    closure(
      bundle,
      chunks.filter((chunk) => chunk.isEntry),
    ),
  );
  const preloads = Object.entries(PRELOADED).map(([name, module]) => {
    const chunk = chunks.find(
      (each) => each.moduleIds.some((id) => id.split('?')[0]?.endsWith(module)) && !each.isEntry,
    );
    const files = chunk ? closure(bundle, [chunk]).filter((file) => !entry.has(file)) : [];
    return [name, files.map((file) => `/${file}`)];
  });
  return Object.fromEntries(preloads);
}

/** The chunks with all that they import statically, and their style sheets. */
function closure(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  chunks.forEach(visit);
  return [...files];
}
