import type { Walked } from '../../machines/testing/coverage.ts';
import type { Screenshot } from '../../src/workbench/atlas/screens/screenshots.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Records walked paths, as `record` does. */
    recordWalked(walked: Walked): Promise<void>;
    /** Writes a line to the runner's output. */
    tell(line: string): Promise<void>;
    /** Stores a picture (PNG in base64) and lists it for the atlas. */
    keepScreenshot(screenshot: Screenshot, picture: string): Promise<void>;
  }
}
