import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentPurpose } from '#domain/shop/onboarding.ts';

/** Names of a company's documents, each with the required version and its source. */
export const evidenceTexts: Record<DocumentPurpose, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  commercial_register_excerpt: {
    name: msg`Handelsregisterauszug`,
    hint: msg`Sie laden den aktuellen Abdruck auf handelsregister.de herunter.`,
  },
  shareholder_list: {
    name: msg`Gesellschafterliste`,
    hint: msg`Sie laden die zuletzt beim Registergericht eingereichte Liste auf handelsregister.de herunter, auch wenn sie älter ist.`,
  },
  shareholder_agreement: {
    name: msg`Gesellschaftsvertrag`,
    hint: msg`Bitte laden Sie die geltende Fassung mit allen Seiten in einer Datei hoch, auch wenn sie älter als drei Monate ist. Sie finden den Vertrag in Ihren Unterlagen oder auf handelsregister.de.`,
  },
  transparency_register_excerpt: {
    name: msg`Auszug aus dem Transparenzregister`,
    hint: msg`Der Auszug nennt alle wirtschaftlich Berechtigten. Sie rufen ihn auf transparenzregister.de ab. Dafür brauchen Sie dort ein Konto, und die Freigabe kann einige Tage dauern.`,
  },
  proof_of_power_of_attorney: {
    name: msg`Nachweis der Vollmacht`,
    hint: msg`Eine Vollmacht ist nur nötig, wenn jemand für das Unternehmen handelt, ohne im Handelsregister als Vertretung eingetragen zu sein. Die Geschäftsführung stellt sie aus.`,
  },
};
