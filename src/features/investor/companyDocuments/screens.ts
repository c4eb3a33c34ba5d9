import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { DocumentsFlow } from './DocumentsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  ownHeader: true,
  screens: {
    '/self-disclosure/ubo-documents': { title: msg`Nachweise`, component: DocumentsFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure/ubo-documents': never;
  }
}
