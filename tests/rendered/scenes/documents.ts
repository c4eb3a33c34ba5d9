import type { DocumentsEvent } from '#machines/flows/documents/machine.ts';
import { subject } from '#machines/flows/documents/testing/cases.ts';
import { seen } from '../../support/seen/documents.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const triggers: Partial<Record<DocumentsEvent['type'], Trigger>> = {
  // Sent by the machine of a file.
  'document.added': elsewhere,
};

export const scene: Scene = {
  subject,
  seen,
  hrefOf: () => '/self-disclosure/ubo-documents',
  // A closing question returns the focus to the button that opened it.
  opensIn: (snapshot) => !snapshot.matches('doubting'),
  triggers,
};
