import { useLingui } from '@lingui/react/macro';
import type { Option } from '#ui/Select.tsx';

/** Options for the eight company types of spec section 3. */
export function useCompanyTypes(): Option[] {
  const { t } = useLingui();
  return [
    { value: '1', label: t`Aktiengesellschaft` },
    { value: '2', label: t`Eingetragene Genossenschaft` },
    { value: '3', label: t`Gesellschaft mit beschränkter Haftung (GmbH)` },
    { value: '4', label: t`Unternehmergesellschaft (UG)` },
    { value: '5', label: t`GmbH & Co. KG` },
    { value: '6', label: t`Kommanditgesellschaft (KG)` },
    { value: '7', label: t`Limited` },
    { value: '8', label: t`Stiftung` },
  ];
}
