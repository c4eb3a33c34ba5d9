import type { PersonaKey } from '#sandbox/personas.ts';
import { readScreenTables } from '../../src/build/screens.ts';

/** What a path's parameters are. */
const PARAMETERS: Readonly<Record<string, string>> = {
  productCode: 'RING-2',
  categoryName: 'art',
  profileName: 'mira-kessel',
};

/** Every page of the marketplace's own, from the tables of screens, as a creator sees it who owns works. */
export function marketPages(): { path: string; as: PersonaKey | null }[] {
  const own = readScreenTables().filter(({ reading }) => reading === 'marketplace');
  const pages = own.flatMap(({ access, screens }) =>
    screens.map(({ path }) => ({
      path: path.replace(/\$(\w+)/g, (_, name: string) => PARAMETERS[name] ?? name),
      as: access === 'account' ? ('professional' as const) : null,
    })),
  );
  // All steps of making a work are one chunk, and nobody comes to a later one without the first.
  return [...pages, { path: '/preparation-process/prepare-collection', as: 'professional' }];
}
