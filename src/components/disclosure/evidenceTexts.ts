import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentPurpose } from '#domain/shop/onboarding.ts';

/** Names of a company's documents, and which version of them is asked for, with the place to get it. */
export const evidenceTexts: Record<DocumentPurpose, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  commercial_register_excerpt: {
    name: msg`Handelsregisterauszug`,
    hint: msg`Der aktuelle Abdruck; Sie laden ihn auf handelsregister.de herunter.`,
  },
  shareholder_list: {
    name: msg`Gesellschafterliste`,
    hint: msg`Die zuletzt beim Registergericht eingereichte, auch wenn sie älter ist; Sie laden sie auf handelsregister.de herunter.`,
  },
  shareholder_agreement: {
    name: msg`Gesellschaftsvertrag`,
    hint: msg`Die geltende Fassung, auch wenn sie älter ist, alle Seiten in einer Datei; aus Ihren Unterlagen oder von handelsregister.de.`,
  },
  transparency_register_excerpt: {
    name: msg`Auszug aus dem Transparenzregister`,
    hint: msg`Mit allen wirtschaftlich Berechtigten, von transparenzregister.de. Dafür brauchen Sie dort ein Konto, und die Freigabe kann einige Tage dauern.`,
  },
  proof_of_power_of_attorney: {
    name: msg`Nachweis der Vollmacht`,
    hint: msg`Nur wenn jemand das Unternehmen nicht schon laut Handelsregister vertritt; die Geschäftsführung stellt sie aus.`,
  },
};
