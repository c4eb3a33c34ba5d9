import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

export interface OutdatedFieldsProps {
  fields: readonly string[];
  /** Label of each field, and its value at the shop unless it is a file. */
  labels: Readonly<Record<string, { label: string; value?: ReactNode }>>;
}

/** Lists the fields that were changed elsewhere, with their values at the shop. */
export function OutdatedFields({ fields, labels }: OutdatedFieldsProps) {
  const { t } = useLingui();
  const said = (value: ReactNode) => (value === true ? t`ja` : value === false ? t`nein` : value || '–');
  const known = fields.flatMap((field) => labels[field] ?? []);
  return (
    <>
      {known.map(({ label, value }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          {value === undefined ? (
            label
          ) : (
            <Trans>
              {label} „<bdi>{said(value)}</bdi>“
            </Trans>
          )}
        </Fragment>
      ))}
      .
    </>
  );
}
