import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeTone } from '#ui/Badge.tsx';
import type { Change } from './changes.ts';

export const CHANGE_WORDS: Readonly<Record<Change, MessageDescriptor>> = {
  added: msg`neu`,
  removed: msg`entfernt`,
  changed: msg`geändert`,
};

export const CHANGE_TONES: Readonly<Record<Change, BadgeTone>> = {
  added: 'positive',
  removed: 'danger',
  changed: 'warning',
};
