// `npm run atlas:screens`: runs screens.ts in a browser that is there, or is installed first, on a clean folder.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { installBrowser } from '../support/browser.ts';

process.env.CHROMIUM_PATH = installBrowser(console.log);
// The gate judges these screens; here they are looked at.
process.env.VITE_AXE = 'no';
rmSync('coverage/screens', { recursive: true, force: true });
const { status } = spawnSync('vitest', ['run', '--project', 'screens'], { stdio: 'inherit' });
process.exit(status ?? 1);
