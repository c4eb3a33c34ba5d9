// `npm run atlas:screens`: empties the folder of pictures and runs screens.ts in a browser, which is installed if there
// is none.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { installBrowser } from '../support/browser.ts';

process.env.CHROMIUM_PATH = await installBrowser(console.log);
// The gate runs axe on these screens; here only their pictures are taken.
process.env.VITE_AXE = 'no';
rmSync('coverage/screens', { recursive: true, force: true });
const { status } = spawnSync('vitest', ['run', '--project', 'screens'], { stdio: 'inherit' });
process.exit(status ?? 1);
