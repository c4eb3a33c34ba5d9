import type { AnyTransitionDefinition } from 'xstate';

/**
 * Names a transition by its position in the machine: `order.placing --xstate.done.actor.placement [1 of 3]-->
 * order.finished`. The name is the same for each build of the machine, regardless of provided implementations.
 */
export function transitionIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const group = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const target = transition.target?.map(({ id }) => id).join(', ') ?? '(stays)';
  const number = group.length > 1 ? ` [${group.indexOf(transition) + 1} of ${group.length}]` : '';
  return `${source.id} --${eventType || 'always'}${number}--> ${target}`;
}
