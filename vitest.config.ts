import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/support/browser.ts';
import app from './vite.config.ts';

const { plugins } = app;

/** Milliseconds that one test may take: what hangs ends, and a machine that is busy with something else does not. */
const PATIENCE = 60_000;

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
        test: {
          name: 'rendered',
          include: ['{src,machines,tests}/**/*.browser.spec.tsx'],
          browser: {
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
