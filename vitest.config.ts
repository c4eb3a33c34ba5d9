import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Walked } from './machines/testing/coverage.ts';
import { record } from './machines/testing/record.ts';
import { browserLaunch } from './tests/support/browser.ts';
import app from './vite.config.ts';

const { plugins, css } = app;

/** Milliseconds that one test may take: what hangs ends, and a machine that is busy with something else does not. */
const PATIENCE = 60_000;

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

/** Four projects, so that each stage of `npm test` runs its own: `vitest run --project unit`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'law', include: ['tests/architecture.spec.ts'], testTimeout: PATIENCE } },
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,machines,sandbox,tests/machines}/**/*.spec.{ts,tsx}'],
          exclude: ['**/*.browser.spec.tsx', '**/node_modules/**'],
          testTimeout: PATIENCE,
        },
      },
      {
        plugins,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.spec.ts'],
          globalSetup: ['tests/contract/support/postgres.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        plugins,
        css,
        optimizeDeps: { include: RENDERED },
        test: {
          name: 'rendered',
          include: ['{src,machines,tests}/**/*.browser.spec.tsx'],
          browser: {
            viewport: { width: 1280, height: 800 },
            commands: { recordWalked: (_, walked: Walked) => record(walked) },
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
