import type { Walked } from '../../machines/testing/coverage.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Keeps what was walked, as `record` does it. */
    recordWalked(walked: Walked): Promise<void>;
  }
}
