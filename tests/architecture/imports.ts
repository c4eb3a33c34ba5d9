import { type Import, importsOf, isSpec, type SourceFile, type Violation } from './source.ts';

/** What the files of one layer may import. */
interface Layer {
  /** The rule, as a violation cites it. */
  rule: string;
  /** Layers of the project, besides the layer itself. */
  layers: string[];
  /** Layers of which only types may be imported. */
  types?: string[];
  /** Packages. */
  packages: RegExp;
}

const NONE = /^$/;
const LINGUI = /^@lingui\/(?:core|react)$/;
const REACT = /^(?:react|react-dom)$/;
const any = (...patterns: RegExp[]) => new RegExp(patterns.map((pattern) => pattern.source).join('|'));

/**
 * The import law: `domain <- machines <- { api, flows }` and `domain <- ui <- views <- flows <- routes <- main`.
 * Whatever is not named here is not allowed.
 */
const LAW: Record<string, Layer> = {
  domain: {
    rule: 'Rule 1: src/domain imports zod/mini and small pure libraries; no I/O.',
    layers: [],
    packages: /^(?:zod|ibantools|@noble\/hashes)$/,
  },
  machines: {
    rule: 'Rule 2: machines imports xstate and src/domain. Never React, the router, ofetch, lingui.',
    layers: ['domain'],
    packages: /^xstate$/,
  },
  api: {
    rule: "Rule 3: src/api imports domain, ofetch, and types of machines' ports.",
    layers: ['domain'],
    types: ['machines'],
    packages: /^(?:ofetch|zod)$/,
  },
  ui: {
    rule: 'Rule 4: src/ui imports react-aria-components, small drawing libraries and domain.',
    layers: ['domain'],
    packages: any(REACT, /^(?:react-aria-components|react-aria|react-stately|uqr|dompurify)$/),
  },
  views: {
    rule: 'Rule 4: src/views imports ui, domain and lingui; never xstate, never api.',
    layers: ['ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI),
  },
  flows: {
    rule: 'Rule 5: src/flows imports machines, api and views.',
    layers: ['machines', 'api', 'views', 'ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI, /^(?:xstate|@xstate\/react|@tanstack\/react-router|zod)$/),
  },
  routes: {
    rule: 'Rule 5: src/routes stands above flows: routes <- main.',
    layers: ['flows', 'machines', 'api', 'views', 'ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI, /^(?:xstate|@xstate\/react|@tanstack\/react-router|zod)$/),
  },
  main: {
    rule: 'Rule 7: src/main is the composition root of the app; no sandbox, atlas or kit page in it.',
    layers: ['routes', 'flows', 'machines', 'api', 'views', 'ui', 'domain', 'i18n', 'styles'],
    packages: any(REACT, LINGUI, /^(?:xstate|@xstate\/react|@tanstack\/react-router|zod|react-aria-components)$/),
  },
  i18n: {
    rule: 'src/i18n holds languages and formats: it imports domain, lingui and the catalogues.',
    layers: ['domain', 'locales'],
    packages: any(REACT, LINGUI),
  },
  styles: { rule: 'src/styles imports fonts.', layers: [], packages: /^@fontsource/ },
  kit: {
    rule: "src/kit shows the kit's components: a page of its own, made of what a view is made of.",
    layers: ['ui', 'views', 'domain', 'i18n', 'styles'],
    packages: any(REACT, LINGUI, /^react-aria-components$/),
  },
  atlas: {
    rule: 'src/atlas shows the machines: it imports machines, ui and domain, and the library that lays out charts.',
    layers: ['machines', 'ui', 'domain', 'i18n', 'styles', 'locales'],
    packages: any(REACT, LINGUI, /^(?:xstate|@xstate\/react|react-aria-components|elkjs|zod)$/),
  },
  build: {
    rule: "src/build holds the build's own plug-ins: it imports domain, Vite, Babel and Node.",
    layers: ['domain'],
    packages: /^(?:vite|rolldown|@rolldown\/plugin-babel|@babel\/core|node:.+)$/,
  },
  sandbox: {
    rule: 'Rule 6: sandbox imports src/domain only, of the app.',
    layers: ['domain'],
    packages:
      /^(?:node:.+|hono|@hono\/node-server|kysely|pg|jose|otpauth|graphql|nodemailer|pdfkit|uqr|vite|zod|ibantools|@noble\/hashes|@fontsource-variable\/figtree)$/,
  },
};

/** The layer of a file, or null for tests and the tools' settings in the root. */
function layerOf(path: string): string | null {
  const [top = '', second = ''] = path.split('/');
  if (top === 'machines' || top === 'sandbox' || top === 'locales') return top;
  if (top !== 'src') return null;
  return second.includes('.') ? 'main' : second;
}

/** Bindings of the actors that live as long as the app: no screens of their own, shared by all flows. */
const LONG_LIVED = /^(?:session|preferences|connectivity|notifications|confirmation|statusBanners)$/;

/** Name of the flow that a file belongs to; null for what all flows share. */
function flowOf(path: string): string | null {
  const folder = /^src\/flows\/([^/]+)\/./.exec(path)?.[1];
  return folder === undefined || LONG_LIVED.test(folder) ? null : folder;
}

/** Where the imports of a file break the law. */
export function importViolations(file: SourceFile): Violation[] {
  const layer = layerOf(file.path);
  return importsOf(file).flatMap((each) => {
    const rule = broken(file.path, layer, each);
    return rule ? [{ path: file.path, line: each.line, rule: `${rule} Here: '${each.specifier}'` }] : [];
  });
}

function broken(path: string, layer: string | null, each: Import): string | null {
  if (each.target.startsWith('..')) return 'Nothing outside this project is imported.';
  if (!each.internal) return brokenPackage(path, layer, each);
  if (/^tests\//.test(each.target)) {
    // The settings of the test runners stand in the root.
    return path.startsWith('tests/') || layer === null ? null : 'Rule 7: nothing imports tests.';
  }
  const target = layerOf(each.target);
  if (target === 'sandbox' && layer !== 'sandbox' && !path.startsWith('tests/')) {
    return 'Rule 7: nothing imports sandbox, but the tests that start it.';
  }
  if (layer === null) return null;
  if (isShared(each.target) && !isShared(path) && !isSpec(path) && layer !== 'machines' && layer !== 'atlas') {
    return 'A folder named testing is for specs only.';
  }
  const law = LAW[layer];
  if (!law) return `The folder of this file (${layer}) is no layer of the architecture.`;
  if (layer === 'flows' && target === 'flows') {
    const other = flowOf(each.target);
    return other === null || other === flowOf(path) ? null : 'Rule 5: a flow never imports another flow.';
  }
  if (target === layer || (target !== null && law.layers.includes(target))) return null;
  if (each.typeOnly && target !== null && law.types?.includes(target)) return null;
  return law.rule;
}

function brokenPackage(path: string, layer: string | null, each: Import): string | null {
  const { specifier, target } = each;
  if (target === 'zod' && specifier !== 'zod/mini')
    return 'Schemas are written with zod/mini, which is a quarter of zod.';
  if (target === '@xstate/graph') {
    return path === 'machines/testing/paths.ts'
      ? null
      : 'machines/testing/paths.ts is the only file that imports @xstate/graph.';
  }
  if (target === 'ofetch' && layer === 'api' && path !== 'src/api/http.ts')
    return 'src/api/http.ts is the only ofetch.';
  if (layer === null || (isSpec(path) && isTestPackage(target)) || (isShared(path) && isTestPackage(target)))
    return null;
  return (LAW[layer]?.packages ?? NONE).test(target) ? null : (LAW[layer]?.rule ?? null);
}

const isTestPackage = (name: string) =>
  /^(?:vitest|vitest-browser-react|fast-check|@vitest\/browser|node:.+)$/.test(name);

/** What specs share stands beside them, in a folder `testing`; the cases of machines use it as well. */
const isShared = (path: string) => /\/testing\//.test(path);
