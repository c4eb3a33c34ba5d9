import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Option } from '#ui/Select.tsx';

const types: readonly MessageDescriptor[] = [
  msg`Aktiengesellschaft`,
  msg`Eingetragene Genossenschaft`,
  msg`Gesellschaft mit beschränkter Haftung (GmbH)`,
  msg`Unternehmergesellschaft (UG)`,
  msg`GmbH & Co. KG`,
  msg`Kommanditgesellschaft (KG)`,
  msg`Limited`,
  msg`Stiftung`,
];

/** Options for the eight company types of requirement 3.26, which numbers them from 1. */
export const companyTypes = ({ say }: { say: (text: MessageDescriptor) => string }): Option[] =>
  types.map((type, index) => ({ value: String(index + 1), label: say(type) }));
