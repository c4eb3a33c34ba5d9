import { useLingui } from '@lingui/react/macro';
import { CopyField, type CopyFieldProps } from '#ui/CopyField.tsx';

export interface CopyValueProps extends Omit<CopyFieldProps, 'labels'> {
  /** True if only a part of the value is shown: without a clipboard, the message then contains the whole value. */
  isShortened?: boolean;
}

export function CopyValue({ isShortened = false, ...field }: CopyValueProps) {
  const { t } = useLingui();
  const whole = field.copyValue ?? field.value;
  const labels = {
    copy: t`Kopieren`,
    copied: t`Kopiert`,
    failed: isShortened
      ? t`Bitte markieren und kopieren: ${whole}`
      : t`Kopieren war nicht möglich. Der Wert ist markiert; bitte kopieren Sie ihn selbst.`,
  };
  return <CopyField {...field} labels={labels} />;
}
