import type { Walked } from '../../machines/testing/coverage.ts';
import type { Screenshot } from '../../src/workbench/atlas/screens/screenshots.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Keeps what was walked, as `record` does it. */
    recordWalked(walked: Walked): Promise<void>;
    /** Writes a line where the runner writes. */
    tell(line: string): Promise<void>;
    /** Keeps a picture, PNG in base64, and lists it for the atlas. */
    keepScreenshot(screenshot: Screenshot, picture: string): Promise<void>;
  }
}
