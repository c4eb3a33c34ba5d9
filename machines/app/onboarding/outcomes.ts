import { type Step, steps } from '#domain/onboarding/steps.ts';
import { guardOf } from './open.ts';
import type { Found } from './ports.ts';

const ofFound = ({ event }: { event: { output: Found } }) => ({ found: event.output });
const keep = { type: 'keepProgress', params: ofFound } as const;

/**
 * Builds the transitions after a check; the first match wins: a notice to the customer, then the first open step, then
 * the requested path.
 *
 * @param act Returns further actions for the open step; null if all steps are done.
 */
function ends<const Action>(act: (step: Step | null) => readonly Action[]) {
  const lacking = (step: Step) =>
    ({
      guard: { type: guardOf(step), params: ofFound },
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

/** Transitions after a path was requested; the state alone decides whether to redirect. */
export const afterRequest = ends(() => []);

/** Transitions after a completed step; an event reports the next path. */
export const afterCompletion = ends((step) => [{ type: 'emitWay', params: { step } } as const]);
