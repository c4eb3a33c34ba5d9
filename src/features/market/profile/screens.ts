import { defineScreens } from '#app/screens.ts';
import { CustomerFlow, ProfileFlow } from './ProfileFlow.tsx';
import { profile, profileOfCustomer } from './reads.ts';

export const screens = defineScreens({
  access: 'public',
  reading: 'marketplace',
  screens: {
    // The profile's name is the title.
    '/profile/$profileName': { reads: ({ params }) => [[profile, params.profileName]], component: ProfileFlow },
    '/customer': { reads: ({ search: { id = '' } }) => [[profileOfCustomer, id]], component: CustomerFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/profile/$profileName': 'limit' | 'show';
    '/customer': 'id' | 'limit' | 'show';
  }
}
