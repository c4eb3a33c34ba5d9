import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { companyTypes } from '#domain/constants/companyTypes.ts';
import type { Option } from '#ui/Select.tsx';

const names: Readonly<Record<(typeof companyTypes)[number], MessageDescriptor>> = {
  1: msg`Aktiengesellschaft (AG)`,
  2: msg`Eingetragene Genossenschaft (eG)`,
  3: msg`Gesellschaft mit beschränkter Haftung (GmbH)`,
  4: msg`Unternehmergesellschaft (UG)`,
  5: msg`GmbH & Co. KG`,
  6: msg`Kommanditgesellschaft (KG)`,
  7: msg`Limited`,
  8: msg`Stiftung`,
};

export const companyTypeOptions = ({ say }: { say: (text: MessageDescriptor) => string }): Option[] =>
  companyTypes.map((value) => ({ value, label: say(names[value]) }));
