import type { PersonaKey } from '#sandbox/personas.ts';

/** A screen that needs nothing but to be loaded. */
export interface LoadedScreen {
  name: string;
  path: string;
  /** Null for a visitor. */
  as: PersonaKey | null;
  /** Text by which it is known to be there. */
  shows: RegExp;
}

/** Screens of one test: a browser that has loaded one has the code of most others. */
const MOST = 5;

/** Screens by who looks at them, a few together. */
export function groupsOf(screens: readonly LoadedScreen[]): { as: PersonaKey | null; group: LoadedScreen[] }[] {
  return [...new Set(screens.map(({ as }) => as))].flatMap((as) => {
    const own = screens.filter((screen) => screen.as === as);
    return Array.from({ length: Math.ceil(own.length / MOST) }, (_, index) => ({
      as,
      group: own.slice(index * MOST, (index + 1) * MOST),
    }));
  });
}
