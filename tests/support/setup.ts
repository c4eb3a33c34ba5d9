import { buildAtlasIfNeeded, buildIfNeeded } from '#sandbox/build.ts';

/** Builds what the sandboxes serve from the current sources, before the first test. */
export default async function setup(): Promise<void> {
  await buildIfNeeded();
  await buildAtlasIfNeeded();
}
