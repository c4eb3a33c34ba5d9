declare module 'virtual:screens' {
  import type { Access, AnyScreenTable } from '#app/screens.ts';
  import type { Reading } from '#domain/shop/settings.ts';

  interface Loaded {
    screens: AnyScreenTable;
  }

  /** A feature's screens, as the entry knows them (`src/build/screens.ts`). */
  interface TableOfPaths {
    access: Access;
    reading?: Reading;
    /** The feature's name, where one component shows all screens. */
    layout?: string;
    paths: readonly string[];
    /** The table itself, where it is part of the entry. */
    own?: AnyScreenTable;
    load: () => Promise<Loaded>;
  }
  export const tables: readonly TableOfPaths[];
}
