import type { SnapshotFrom } from 'xstate';
import type { twoFactorMachine } from './machine.ts';

export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>;

/** What the page shows: a wait of the first look, why that failed, it is off, is set up, is on, is switched off. */
export type TwoFactorStage = 'looking' | 'unread' | 'off' | 'settingUp' | 'on' | 'switchingOff';

const stages: Record<TwoFactorSnapshot['value'], TwoFactorStage> = {
  looking: 'looking',
  unread: 'unread',
  disabled: 'off',
  requestingKey: 'off',
  confirming: 'settingUp',
  enabling: 'settingUp',
  checkingOn: 'settingUp',
  enabled: 'on',
  confirmingDisable: 'switchingOff',
  disabling: 'switchingOff',
  checkingOff: 'switchingOff',
};

export const selectStage = (snapshot: TwoFactorSnapshot): TwoFactorStage => stages[snapshot.value];

/** Something is under way, and nothing else can be sent. */
export const isBusy = (snapshot: TwoFactorSnapshot): boolean => snapshot.hasTag('busy');

/** Why the last call came to nothing. */
export const selectFailure = (snapshot: TwoFactorSnapshot) => snapshot.context.failure;

/** Whether the key is needed: it is on its way, or shown. */
export const needsKey = (snapshot: TwoFactorSnapshot): boolean =>
  snapshot.matches('requestingKey') || selectStage(snapshot) === 'settingUp';
