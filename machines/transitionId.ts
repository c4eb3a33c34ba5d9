import type { AnyTransitionDefinition } from 'xstate';

/**
 * Names a transition by its place in the machine: source, event, and which of the state's transitions for that event it
 * is, counted from 0. It is the same for each build of the machine, whatever implementations it is provided with.
 */
export function transitionIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const group = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${group?.indexOf(transition)}`;
}
