import { buildAtlasIfNeeded, buildIfNeeded } from '#sandbox/build.ts';

/** Builds the files that the sandboxes serve from the current sources, before the first test. */
export default async function setup(): Promise<void> {
  await buildIfNeeded();
  await buildAtlasIfNeeded();
}
