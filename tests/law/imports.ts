import { type Import, importsOf, isSpec, type SourceFile, type Violation } from './source.ts';

/** Allowed imports of one layer's files. */
interface Layer {
  rule: string;
  /** Layers of the project, besides the layer itself. */
  layers: string[];
  /** Layers that may be imported as types only. */
  types?: string[];
  packages: RegExp;
}

const NONE = /^$/;
const VITALS = /^web-vitals$/;
const LINGUI = /^@lingui\/(?:core|react)$/;
const REACT = /^(?:react|react-dom)$/;
/** Packages that bind machines to pages. */
const FLOW = /^(?:xstate|@xstate\/react|zod)$/;
const ROUTER = /^@tanstack\/react-router$/;
const any = (...patterns: RegExp[]) => new RegExp(patterns.map((pattern) => pattern.source).join('|'));

/**
 * Import law: `domain <- machines <- { api, app, features }` and `domain <- ui <- components <- views <- features <-
 * routes <- main`, with `app <- features` (requirement 10.1). All other imports are forbidden.
 */
const LAW: Record<string, Layer> = {
  domain: {
    rule: 'Rule 1: src/domain imports zod/mini and small pure libraries; no I/O.',
    layers: [],
    packages: /^(?:zod|ibantools|validator|virtual:banks|virtual:commonPasswords|@noble\/hashes)$/,
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
  components: {
    rule: "Rule 4: src/components imports ui, domain, lingui and types of machines' selectors; never xstate, never api.",
    layers: ['ui', 'domain', 'i18n'],
    types: ['machines'],
    packages: any(REACT, LINGUI),
  },
  views: {
    rule: "Rule 4: views import components, ui, domain, lingui and types of machines' selectors; never xstate, never api.",
    layers: ['components', 'ui', 'domain', 'i18n'],
    types: ['machines'],
    packages: any(REACT, LINGUI),
  },
  app: {
    rule: 'Rule 5: src/app is the basis of all features: it imports machines, api, components, ui and domain.',
    layers: ['machines', 'api', 'components', 'ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI, FLOW, ROUTER, VITALS),
  },
  features: {
    rule: 'Rule 5: a feature imports app, machines, api, components and its own views, and the router as src/app/page.',
    layers: ['app', 'views', 'machines', 'api', 'components', 'ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI, FLOW),
  },
  routes: {
    rule: 'Rule 5: src/routes imports features; only main imports routes.',
    layers: ['features', 'app', 'views', 'machines', 'api', 'components', 'ui', 'domain', 'i18n'],
    packages: any(REACT, LINGUI, FLOW, ROUTER, /^virtual:screens$/),
  },
  main: {
    rule: 'Rule 7: src/main is the composition root of the app; no sandbox and no workbench in it.',
    layers: ['routes', 'features', 'app', 'machines', 'api', 'components', 'ui', 'domain', 'i18n', 'styles'],
    packages: any(REACT, LINGUI, FLOW, ROUTER),
  },
  i18n: {
    rule: 'src/i18n holds languages and formats: it imports domain, lingui and the catalogues.',
    layers: ['domain', 'locales'],
    packages: any(REACT, LINGUI),
  },
  styles: { rule: 'src/styles imports fonts.', layers: [], packages: /^@fontsource/ },
  kit: {
    rule: "src/workbench/kit shows the kit's components: a page of its own, with the imports of a view.",
    layers: ['ui', 'components', 'views', 'domain', 'i18n', 'styles'],
    packages: any(REACT, LINGUI),
  },
  atlas: {
    rule: 'src/workbench/atlas shows the machines: it imports machines, ui, domain, and the libraries that lay out charts and read catalogues.',
    layers: ['machines', 'ui', 'domain', 'i18n', 'styles', 'locales'],
    packages: any(REACT, LINGUI, /^(?:xstate|@xstate\/react|elkjs|pofile-ts|zod)$/),
  },
  conform: {
    rule: "src/workbench/conform runs the app's calls against a shop, in Node: it imports api, domain and graphql.",
    layers: ['api', 'domain'],
    packages: /^(?:zod|graphql|node:.+)$/,
  },
  build: {
    rule: "src/build holds the build's own plug-ins and the first views that they render, on Vite, Babel, zod and Node.",
    layers: ['views', 'components', 'ui', 'domain', 'i18n'],
    packages:
      /^(?:react|react-dom|@lingui\/core|@lingui\/react|vite|rolldown|@rolldown\/plugin-babel|@babel\/core|zod|node:.+)$/,
  },
  sandbox: {
    rule: 'Rule 6: sandbox imports src/domain only, of the app.',
    layers: ['domain'],
    packages:
      /^(?:node:.+|hono|@hono\/node-server|kysely|@fastify\/busboy|jose|otpauth|graphql|nodemailer|pdfkit|bidi-js|uqr|unicode-confusables|vite|zod|ibantools|@noble\/hashes|@fontsource-variable\/figtree)$/,
  },
};

/** Messages from the app to the atlas and their channel: both sides import them. */
const INSPECTION = /^src\/app\/inspection\/(?:protocol|channel)\.ts$/;

/** Returns the layer of a file; null for tests and the tools' settings in the root. */
function layerOf(path: string): string | null {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'machines' || top === 'sandbox' || top === 'locales') return top;
  if (top !== 'src') return null;
  if (second === 'workbench') return third;
  if (second === 'features' && path.split('/')[4] === 'views') return 'views';
  return second.includes('.') ? 'main' : second;
}

/** Returns the feature of a file, its views included; null outside of features. */
const featureOf = (path: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;

/** True for `flow.ts`, which defines a flow, and `start<Name>.ts`, which starts an actor with the page's lifetime. */
const runsWithoutPage = (path: string) => /^src\/.*\/(?:flow|start[A-Z]\w*)\.ts$/.test(path);
const WITHOUT_PAGE = 'Rule 5: flow.ts and start<Name>.ts import no React, so that what they start runs without a page.';

/** Returns the imports of a file that break the law. */
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
    // The settings of the test runners are in the root.
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
  const feature = featureOf(path);
  if (feature !== null && featureOf(each.target) !== null && featureOf(each.target) !== feature) {
    return 'Rule 5: a feature never imports another feature.';
  }
  if (runsWithoutPage(path) && /\.tsx$/.test(each.target) && !each.typeOnly) return WITHOUT_PAGE;
  if (layer === 'atlas' && INSPECTION.test(each.target)) return null;
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
  if (runsWithoutPage(path) && REACT.test(target) && !each.typeOnly) return WITHOUT_PAGE;
  if (target === 'ofetch' && layer === 'api' && path !== 'src/api/http.ts')
    return 'src/api/http.ts is the only ofetch.';
  if (layer === 'app' && ROUTER.test(target) && !/^src\/app\/(?:page|testing)\//.test(path))
    return 'Rule 5: src/app/page is the only part of src/app that imports the router.';
  if (layer === null || (isSpec(path) && isTestPackage(target)) || (isShared(path) && isTestPackage(target)))
    return null;
  return (LAW[layer]?.packages ?? NONE).test(target) ? null : (LAW[layer]?.rule ?? null);
}

const isTestPackage = (name: string) =>
  /^(?:vitest|vitest-browser-react|fast-check|@vitest\/browser|node:.+)$/.test(name);

/** True for files that specs share, in a folder `testing`; the cases of machines use it as well. */
const isShared = (path: string) => /\/testing\//.test(path);
