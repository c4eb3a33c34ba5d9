import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/support/browser.ts';
import app from './vite.config.ts';

const { plugins } = app;

/** Four projects, so that each stage of `npm test` runs its own: `vitest run --project unit`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'law', include: ['tests/architecture.spec.ts'] } },
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,machines,sandbox,tests/machines}/**/*.spec.{ts,tsx}'],
          exclude: ['**/*.browser.spec.tsx', '**/node_modules/**'],
        },
      },
      {
        plugins,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.spec.ts'],
          globalSetup: ['tests/contract/support/postgres.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
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
