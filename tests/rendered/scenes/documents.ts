import type { DocumentsEvent } from '#machines/documents/machine.ts';
import { subject } from '#machines/documents/testing/cases.ts';
import { seen } from '../../support/seen/documents.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const triggers: Partial<Record<DocumentsEvent['type'], Trigger>> = {
  // It is told by the machine of a file.
  'document.added': elsewhere,
};

export const scene: Scene = {
  subject,
  seen,
  hrefOf: () => '/self-disclosure/ubo-documents',
  // The question gives the focus back to the button that asked it.
  opensIn: (snapshot) => !snapshot.matches('doubting'),
  triggers,
};
