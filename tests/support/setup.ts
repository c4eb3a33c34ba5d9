import { buildAtlasIfNeeded, buildIfNeeded } from '#sandbox/build.ts';

/** Before the first test: what the sandboxes serve is built from what the sources are now. */
export default async function setup(): Promise<void> {
  await buildIfNeeded();
  await buildAtlasIfNeeded();
}
