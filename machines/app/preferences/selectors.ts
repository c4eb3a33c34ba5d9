import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof preferencesMachine>;

export const selectLocale = (snapshot: Snapshot) => snapshot.context.locale;
export const selectTheme = (snapshot: Snapshot) => snapshot.context.theme;
export const selectMasked = (snapshot: Snapshot) => snapshot.matches({ amounts: 'masked' });
