import type { PersonaKey } from '#sandbox/personas.ts';

export interface LoadedScreen {
  name: string;
  path: string;
  /** Null for visitors. */
  as: PersonaKey | null;
  /** Text that shows once the screen has loaded. */
  shows: RegExp;
  /** True if its English layout is looked at, too. */
  english?: true;
}

/** Number of screens in a test: a browser that has loaded one has the code of most others. */
const MOST = 5;

/** Groups the screens by persona, a few in each group. */
export function groupsOf(screens: readonly LoadedScreen[]): { as: PersonaKey | null; group: LoadedScreen[] }[] {
  return [...new Set(screens.map(({ as }) => as))].flatMap((as) => {
    const own = screens.filter((screen) => screen.as === as);
    return Array.from({ length: Math.ceil(own.length / MOST) }, (_, index) => ({
      as,
      group: own.slice(index * MOST, (index + 1) * MOST),
    }));
  });
}
