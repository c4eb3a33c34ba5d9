import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Walked } from './machines/testing/coverage.ts';
import { record } from './machines/testing/record.ts';
import type { Screenshot } from './src/workbench/atlas/screens/screenshots.ts';
import { keepScreenshot } from './tests/rendered/keepScreenshot.ts';
import { browserLaunch } from './tests/support/browser.ts';
import app from './vite.config.ts';

const { plugins, css } = app;

/** Milliseconds that a test may take which asks a browser, a shop or all files: what hangs ends, what is busy does not. */
const TIMEOUT = 60_000;

/** Milliseconds for the others, in one process and without a clock: a promise that waits for what never comes ends soon. */
const SHORT_TIMEOUT = 15_000;

/** What the app in the browser is made of: known beforehand, so that no dependency that is found late reloads the page. */
const RENDERED = [
  'axe-core',
  '@xstate/graph',
  '@xstate/react',
  'xstate',
  'react',
  'react-dom/client',
  '@tanstack/react-router',
];

/** A project whose specs run in the page, on the app's own modules. */
const inChromium = (name: string, include: string): TestProjectInlineConfiguration => ({
  plugins,
  css,
  // The tables of screens are found by their place, which Vite's search for dependencies cannot follow.
  optimizeDeps: { include: RENDERED, entries: ['src/features/*/screens.ts'] },
  test: {
    name,
    include: [include],
    testTimeout: TIMEOUT,
    // A page for each language; in a group of its own, because one group has one number of workers.
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
 * A project for each kind of spec, so that each stage of `npm test` runs its own: `vitest run --project unit`. What needs
 * no page loads its modules once for all files, not once for each (`isolate`), which would cost as much as the tests: a
 * spec undoes what it does to them and to what is global.
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
      // Not part of `npm test`: `npm run atlas:screens`.
      inChromium('screens', 'tests/rendered/screens.ts'),
    ],
  },
});
