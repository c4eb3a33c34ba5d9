import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { ClassificationFlow, NoticeFlow, ProfessionalFlow, TestFlow } from './QuestionnaireFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  ownHeader: true,
  screens: {
    '/self-disclosure/adequacy-optional': { title: msg`Ihre Einstufung als Anleger`, component: ClassificationFlow },
    '/self-disclosure/adequacy-professional': { title: msg`Professionelle Einstufung`, component: ProfessionalFlow },
    '/self-disclosure/adequacy': { title: msg`Angemessenheitsprüfung`, component: TestFlow },
    '/self-disclosure/adequacy-risk': { title: msg`Risikohinweis`, component: NoticeFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/self-disclosure/adequacy-optional': never;
    '/self-disclosure/adequacy-professional': never;
    '/self-disclosure/adequacy': never;
    '/self-disclosure/adequacy-risk': never;
  }
}
