import { buildIfNeeded } from '#sandbox/build.ts';

/** Before the first test: the app that the sandboxes serve is built from what the sources are now. */
export default buildIfNeeded;
