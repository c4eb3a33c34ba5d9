import type { PlacementOutput } from './types.ts';

/** Output of the placement, as the params of guards and actions of the machines that invoke it. */
export const outputOf = ({ event }: { event: { output: PlacementOutput } }) => ({ output: event.output });

export const keepPlacement = { type: 'rememberPlacement', params: outputOf } as const;
