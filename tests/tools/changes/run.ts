// `npm run atlas`: builds the atlas. `-- --since COMMIT` adds what differs from that commit, in this checkout or in the
// commit of `--until`: as `#/changes` and, in words, as changes.md; `--pictures` compares the screens as well, which
// takes minutes. Ends with 1 if a behaviour differs although no spec of its machine does.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ELK from 'elkjs/lib/elk.bundled.js';
import { build } from 'vite';
import { type Changes, type Commit, withoutPromise } from '../../../src/workbench/atlas/changes/changes.ts';
import { layOut } from '../../../src/workbench/atlas/chart/layout.ts';
import { placementOf } from '../../../src/workbench/atlas/chart/placement.ts';
import { ROOT } from '../machines/folders.ts';
import { commitOf, currentCommit, withCommit } from './checkout.ts';
import { compareVersions } from './compare.ts';
import { comparePictures, takePictures } from './pictures.ts';
import { compareSizes, sizesOf } from './sizes.ts';
import { summaryOf } from './summary.ts';
import { versionIn } from './version.ts';

/** Folder of the last comparison, which each build of the atlas includes. */
const OUT = join(ROOT, 'coverage', 'changes');

const { values } = parseArgs({
  options: { since: { type: 'string' }, until: { type: 'string' }, pictures: { type: 'boolean', default: false } },
});

try {
  if (values.since === undefined && (values.until !== undefined || values.pictures))
    throw new Error('--until and --pictures need --since, the commit to compare with.');
  process.exitCode = values.since === undefined ? await buildAtlas() : await compare(values.since, values.until);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @param mode `disk` for a page that opens from a disk, in `coverage/atlas`. */
async function buildAtlas(mode?: 'disk'): Promise<number> {
  await build({ configFile: join(ROOT, 'vite.atlas.config.ts'), ...(mode && { mode }) });
  return 0;
}

async function compare(since: string, until: string | undefined): Promise<number> {
  const from = commitOf(since);
  const to = until === undefined ? currentCommit() : commitOf(until);
  const changes = await withCommit(from, (before) =>
    until === undefined || !to
      ? changesOf(from, before, to, ROOT)
      : withCommit(to, (after) => changesOf(from, before, to, after)),
  );
  const summary = summaryOf(changes);
  writeFileSync(join(OUT, 'changes.json'), JSON.stringify(changes));
  writeFileSync(join(OUT, 'changes.md'), summary);
  await buildAtlas('disk');
  console.log(
    `\n${summary}\nIn pictures: coverage/atlas/index.html#/changes. In words: coverage/atlas/changes/changes.md`,
  );
  return withoutPromise(changes).length > 0 ? 1 : 0;
}

/** Compares the versions in two folders, and writes the pictures that differ. */
async function changesOf(from: Commit, before: string, to: Commit | null, after: string): Promise<Changes> {
  const elk = new ELK();
  const compared = await compareVersions(versionIn(before), versionIn(after), async (graph) =>
    placementOf(await layOut(elk, graph)),
  );
  console.log('Machines, rules, texts and requirements are compared. Building both versions of the app …');
  const sizes = compareSizes(sizesOf(before, join(before, 'dist')), sizesOf(after, join(before, 'dist-after')));
  const folders = values.pictures ? [before, after].map(takePictures) : [];
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const [old, now] = folders;
  const pictures = old && now ? comparePictures(old, now, OUT) : null;
  return { from, to, ...compared, sizes, pictures };
}
