import { defineConfig } from 'playwright/test';
import { browserLaunch } from './tests/support/browser.ts';
import type { Options } from './tests/support/fixtures.ts';

/** Journeys, stories and accessibility in a real browser; each worker has a sandbox of its own. */
export default defineConfig<Options>({
  testDir: 'tests',
  testMatch: '{stories,browser,a11y,chaos,atlas,deploy,engines}/**/*.spec.ts',
  globalSetup: './tests/support/setup.ts',
  outputDir: 'test-results',
  // A state without an approved reading fails also when it is run again; `npm run approve` writes it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/approved/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Shorter than the gate's limit, which ends the stage without a report: Playwright names the hanging test.
  globalTimeout: 3_000_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    serviceWorkers: 'block',
    // A failed test keeps its actions, the browser's log, and the page's last state as a picture and as a tree. Pages
    // after each action (`snapshots`) would cost 7 % of the processor's time, 29 % in chaos; this costs 1 %.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
