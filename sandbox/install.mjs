// Makes node_modules equal to package-lock.json; returns at once if it is. Runs before any package is installed and on
// any Node version: plain JavaScript, no dependencies.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Parkett needs Node 20 or later to install itself, this is Node ${process.versions.node} (${process.execPath}).`,
  );
}
if (!isInstalled()) await install();

/**
 * Compares npm’s record of the installation with the lock file, so a manual `npm install` counts as well. npm writes
 * the record last: an interrupted installation has none.
 */
function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record) || !existsSync(`${root}node_modules/.bin/node`)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(`${root}package-lock.json`)).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed[path];
    // Missing optional packages are for other platforms.
    return present ? present.version === wanted.version : wanted.optional === true;
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing what package-lock.json names (npm ci). The first time this takes about half a minute …');
  const ticking = setInterval(() => console.log(`… still installing, ${seconds()} s`), 10_000);
  const code = await new Promise((done) => {
    // npm must not run on the Node inside node_modules, which it is about to replace.
    const PATH = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((entry) => !/node_modules[\\/]\.bin$/.test(entry))
      .join(delimiter);
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    npm.on('error', () => done(1));
    npm.on('close', done);
  });
  clearInterval(ticking);
  if (code !== 0) stop('npm ci did not succeed; its reason stands above. Without dependencies nothing can start.');
  console.log(`Installed in ${seconds()} s.`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
