import type { PersonaKey } from '#sandbox/personas.ts';
import { readScreenTables } from '../../src/build/screens.ts';

const PARAMETERS: Readonly<Record<string, string>> = {
  productCode: 'RING-2',
  categoryName: 'art',
  profileName: 'mira-kessel',
};

/** Returns every page of the marketplace’s own, from the tables of screens, as seen by a creator who owns works. */
export function marketPages(): { path: string; as: PersonaKey | null }[] {
  const own = readScreenTables().filter(({ reading }) => reading === 'marketplace');
  const pages = own.flatMap(({ access, screens }) =>
    screens.map(({ path }) => ({
      path: path.replace(/\$(\w+)/g, (_, name: string) => PARAMETERS[name] ?? name),
      as: access === 'account' ? ('professional' as const) : null,
    })),
  );
  // All steps of creating a work are one chunk, and later steps cannot be opened without the first.
  return [...pages, { path: '/preparation-process/prepare-collection', as: 'professional' }];
}
