import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaskKey } from '#domain/onboarding/steps.ts';

export const taskNames: Record<TaskKey, MessageDescriptor> = {
  companyData: msg`Unternehmensdaten`,
  personalData: msg`Persönliche Daten`,
  pep: msg`Politisch exponierte Person`,
  representatives: msg`Vertretung`,
  beneficialOwners: msg`Wirtschaftlich Berechtigte`,
  uboDocuments: msg`Nachweise`,
  adequacy: msg`Angemessenheitsprüfung`,
  custody: msg`Verwahrung`,
  identity: msg`Identitätsprüfung`,
};

/** Notes of locked tasks: the condition that unlocks each. */
export const lockedTexts: Record<TaskKey, MessageDescriptor> = {
  companyData: msg`Noch gesperrt`,
  personalData: msg`Noch gesperrt`,
  pep: msg`Noch gesperrt`,
  representatives: msg`Noch gesperrt`,
  beneficialOwners: msg`Noch gesperrt`,
  uboDocuments: msg`Erst, wenn Vertretung und wirtschaftlich Berechtigte angegeben sind`,
  adequacy: msg`Noch gesperrt`,
  custody: msg`Erst nach der Angemessenheitsprüfung`,
  identity: msg`Zum Schluss, mit Ihren fertigen Angaben`,
};
