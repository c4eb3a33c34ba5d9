import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { PreparationFlow } from './PreparationFlow.tsx';

/** Further URLs of this flow (requirements 2.24 and 2.38). */
const first = { redirect: () => pathTo('/preparation-process/prepare-collection') };

export const screens = defineScreens({
  access: 'account',
  ownHeader: true,
  layout: PreparationFlow,
  screens: {
    '/create-content': first,
    '/create-content-form': first,
    '/preparation-process/prepare-collection': { title: msg`Wohin gehört Ihr Werk?` },
    '/preparation-process/metadata': { title: msg`Wie heißt Ihr Werk?` },
    '/preparation-process/parameters': { title: msg`Zu welchen Bedingungen verkaufen Sie es?` },
    '/preparation-process/upload-content': { title: msg`Dateien Ihres Werks` },
    '/preparation-process/product-metadata': { title: msg`Was soll man noch wissen?` },
    '/preparation-process/collection-summary': { title: msg`Ihr Werk im Überblick` },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/create-content': never;
    '/create-content-form': never;
    '/preparation-process/prepare-collection': never;
    '/preparation-process/metadata': never;
    '/preparation-process/parameters': never;
    '/preparation-process/upload-content': never;
    '/preparation-process/product-metadata': never;
    '/preparation-process/collection-summary': never;
  }
}
