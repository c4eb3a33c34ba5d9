import type { SnapshotFrom } from 'xstate';
import type { twoFactorMachine } from './machine.ts';

export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>;

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

export const isBusy = (snapshot: TwoFactorSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: TwoFactorSnapshot) => snapshot.context.failure;

/** True if the key is being loaded or shown. */
export const needsKey = (snapshot: TwoFactorSnapshot): boolean =>
  snapshot.matches('requestingKey') || selectStage(snapshot) === 'settingUp';
