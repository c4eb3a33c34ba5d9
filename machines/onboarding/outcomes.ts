import { type Step, steps } from '#domain/onboarding/steps.ts';
import { lacks } from './open.ts';
import type { Found } from './ports.ts';

const ofFound = ({ event }: { event: { output: Found } }) => ({ found: event.output });
const keep = { type: 'keepStanding', params: ofFound } as const;

/**
 * What a check ends in, the first that holds: whoever is to be told something is told it before anything else is asked of
 * them; then the first step that is open; then the path that was asked for.
 *
 * @param act What is done beside, given the step that is open; null: nothing is left to be done.
 */
function ends<const Action>(act: (step: Step | null) => readonly Action[]) {
  const lacking = (step: Step) =>
    ({
      guard: { type: lacks(step), params: ofFound },
      target: `#onboarding.open.${step}`,
      actions: [keep, ...act(step)],
    }) as const;
  const leftElsewhere = {
    guard: { type: 'isLeftElsewhere', params: ofFound },
    target: '#onboarding.granted.elsewhere',
    actions: [keep, ...act(null)],
  } as const;
  const underReview = {
    guard: { type: 'isUnderReview', params: ofFound },
    target: '#onboarding.granted.waiting',
    actions: [keep, ...act(null)],
  } as const;
  return [
    {
      guard: { type: 'isToGetInTouch', params: ofFound },
      target: '#onboarding.leading.moreInfoNeeded',
      actions: [keep],
    },
    { guard: { type: 'isToHearOfBan', params: ofFound }, target: '#onboarding.leading.banned', actions: [keep] },
    {
      guard: { type: 'isBanned', params: ofFound },
      target: '#onboarding.granted.barred',
      actions: [keep, ...act(null)],
    },
    ...steps.flatMap((step) => (step === 'identity' ? [leftElsewhere, underReview, lacking(step)] : [lacking(step)])),
    { target: '#onboarding.granted.passed', actions: [keep, ...act(null)] },
  ] as const;
}

/** Whoever asked for a path is led from it, or stays there: that follows from the state. */
export const afterRequest = ends(() => []);

/** Whoever has completed a step is told where it goes on. */
export const afterCompletion = ends((step) => [{ type: 'emitWay', params: { step } } as const]);
