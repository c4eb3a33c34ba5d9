import { msg } from '@lingui/core/macro';
import { categories } from '#app/reads/categories.ts';
import { channel } from '#app/reads/channel.ts';
import { defineScreens } from '#app/screens.ts';
import { SearchFlow } from './SearchFlow.tsx';

export const screens = defineScreens({
  access: 'public',
  reading: 'investor',
  screens: {
    '/search': { title: msg`Produkte`, reads: () => [channel, categories], component: SearchFlow },
  },
});
