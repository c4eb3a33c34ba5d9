declare module 'virtual:screens' {
  import type { Access, AnyScreenTable } from '#app/screens.ts';
  import type { Reading } from '#domain/shop/settings.ts';

  interface Loaded {
    screens: AnyScreenTable;
  }

  /** A feature's screens, as the page describes them to the entry (`src/build/screens.ts`). */
  interface TableOfPaths {
    access: Access;
    reading?: Reading;
    /** The feature's name; absent unless one component shows all screens. */
    layout?: string;
    paths: readonly string[];
    /** Name of its texts; absent if they are among those of every page. */
    texts?: string;
    /** The table itself; absent unless the entry includes it. */
    own?: AnyScreenTable;
    load: () => Promise<Loaded>;
  }
  export const tables: readonly TableOfPaths[];
}
