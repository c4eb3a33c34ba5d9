import { useLingui } from '@lingui/react/macro';
import { CopyField, type CopyFieldProps } from '#ui/CopyField.tsx';

export interface CopyValueProps extends Omit<CopyFieldProps, 'labels'> {
  /** Whether only a part of it is shown: without a clipboard, the whole is then told. */
  isShortened?: boolean;
}

/** A value to be copied. */
export function CopyValue({ isShortened = false, ...field }: CopyValueProps) {
  const { t } = useLingui();
  const whole = field.copyValue ?? field.value;
  const labels = {
    copy: t`Kopieren`,
    copied: t`Kopiert`,
    failed: isShortened
      ? t`Bitte markieren und kopieren: ${whole}`
      : t`Der Wert ist markiert; bitte kopieren Sie ihn selbst.`,
  };
  return <CopyField {...field} labels={labels} />;
}
