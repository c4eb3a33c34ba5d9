const restarts =
  'Both regions start again as children of the target; only an exit of `loading`, which does nothing, is lost.';

/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'resource.loading resource.invalidated reenter dropped': restarts,
  'resource.loading resource.outdated reenter dropped': restarts,
};
