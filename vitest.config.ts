import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Walked } from './machines/testing/coverage.ts';
import { record } from './machines/testing/record.ts';
import type { Screenshot } from './src/workbench/atlas/screens/screenshots.ts';
import { keepScreenshot } from './tests/rendered/keepScreenshot.ts';
import { browserLaunch } from './tests/support/browser.ts';
import app from './vite.config.ts';

const { plugins, css } = app;

/**
 * Milliseconds that a test may take which uses a browser, a shop or all files: long enough for a busy machine, ends a
 * hang.
 */
const TIMEOUT = 60_000;

/**
 * Milliseconds for all other tests, in one process and without a clock: ends a test that awaits a promise that never
 * settles.
 */
const SHORT_TIMEOUT = 15_000;

/** Dependencies of the app in the browser, known beforehand, so that no late discovery reloads the page. */
const RENDERED = [
  'axe-core',
  '@xstate/graph',
  '@xstate/react',
  'xstate',
  'react',
  'react-dom/client',
  '@tanstack/react-router',
];

/** Returns a project whose specs run in the page, on the app's own modules. */
const inChromium = (name: string, include: string): TestProjectInlineConfiguration => ({
  plugins,
  css,
  // Vite's dependency scan cannot follow the glob that finds the tables of screens.
  optimizeDeps: { include: RENDERED, entries: ['src/features/*/*/screens.ts'] },
  test: {
    name,
    include: [include],
    testTimeout: TIMEOUT,
    // Two pages, one for each language; in a group of its own, because one group has one number of workers.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    browser: {
      viewport: { width: 1280, height: 800 },
      commands: {
        recordWalked: (_, walked: Walked) => record(walked),
        tell: (_, line: string) => void process.stdout.write(`${line}\n`),
        keepScreenshot: (_, screenshot: Screenshot, picture: string) => keepScreenshot(screenshot, picture),
      },
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/**
 * A project for each kind of spec, so that each stage of `npm test` runs its own: `vitest run --project unit`. Projects
 * without a page load their modules once for all files, not once for each (`isolate`), which would cost as much as the
 * tests: a spec undoes its changes to modules and globals.
 */
export default defineConfig({
  test: {
    // Node's fetch may fire a timer of a closed connection, which throws a TypeError of its own (nodejs/undici#4755).
    onUnhandledError: ({ message, stack }) => !(message.includes('deref') && stack?.includes('onParserTimeout')),
    projects: [
      { test: { name: 'law', include: ['tests/law/*.spec.ts'], testTimeout: TIMEOUT } },
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,machines,sandbox,tests/tools}/**/*.spec.{ts,tsx}'],
          exclude: ['**/*.browser.spec.tsx', '**/node_modules/**'],
          testTimeout: SHORT_TIMEOUT,
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.spec.ts'],
          isolate: false,
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
      {
        plugins,
        test: { name: 'audit', include: ['tests/audit/*.spec.ts'], testTimeout: TIMEOUT, hookTimeout: TIMEOUT },
      },
      inChromium('rendered', '{src,machines,tests}/**/*.browser.spec.tsx'),
      // Excluded from `npm test`: run by `npm run atlas:screens`.
      inChromium('screens', 'tests/rendered/screens.ts'),
    ],
  },
});
