declare module 'virtual:screens' {
  import type { Access, AnyScreenTable } from '#app/screens.ts';
  import type { Reading } from '#domain/shop/settings.ts';
  import type { TextFiles } from '#i18n/locale.ts';

  interface Loaded {
    screens: AnyScreenTable;
  }

  /** A feature's screens, as the entry knows them and the page tells it (`src/build/screens.ts`). */
  interface TableOfPaths {
    access: Access;
    reading?: Reading;
    /** The feature's name, where one component shows all screens. */
    layout?: string;
    paths: readonly string[];
    /** Where its texts are; without it all of them are there. */
    texts?: TextFiles;
    /** The table itself, where it is part of the entry. */
    own?: AnyScreenTable;
    load: () => Promise<Loaded>;
  }
  export const tables: readonly TableOfPaths[];
}
