import { pathOfStep } from '#app/onboarding/stepPaths.ts';
import { steps } from '#domain/onboarding/steps.ts';
import { PERSONAS, type PersonaKey } from '#sandbox/personas.ts';
import { readScreenTables } from '../../src/build/screens.ts';

/** Returns every page of the self-disclosure, from the tables of screens, with a persona who has reached it. */
export function disclosurePages(): { path: string; as: PersonaKey }[] {
  const paths = readScreenTables().flatMap(({ screens }) => screens.map(({ path }) => path));
  return paths.filter((path) => path.startsWith('/self-disclosure')).map((path) => ({ path, as: personaAt(path) }));
}

/** Returns the persona whose next step is on the page, by name; a newcomer for any other page. */
function personaAt(path: string): PersonaKey {
  const step = steps.find((each) => pathOfStep(each) === path) ?? '';
  const name = `step${step.charAt(0).toUpperCase()}${step.slice(1)}`;
  return PERSONAS.find(({ key }) => key === name)?.key ?? 'newcomer';
}
