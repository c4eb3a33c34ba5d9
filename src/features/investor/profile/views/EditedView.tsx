import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KeptNote } from '#components/disclosure/KeptNote.tsx';
import { ChangedElsewhere } from '#components/revision/Changed.tsx';
import type { OutdatedFieldsProps } from '#components/revision/OutdatedFields.tsx';
import { CHECKED } from '#domain/person/legalCheck.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface EditState {
  /** True if the shop has all input, and nothing was typed since. */
  saved: boolean;
  /** Fields that were changed elsewhere before the save; null without any. */
  elsewhere: readonly string[] | null;
  status: string;
  isKept: boolean;
  /** True if the same form is also being filled in in another tab. */
  isElsewhere: boolean;
}

export interface EditedViewProps extends EditState {
  title: ReactNode;
  /** Names the checked data, a change of which starts a new check. */
  checked: ReactNode;
  labels: OutdatedFieldsProps['labels'];
  children: ReactNode;
}

/**
 * Page around the form. Confirms that all is saved, names changes made elsewhere, and announces the new check if there
 * is one.
 */
export function EditedView(props: EditedViewProps) {
  const { title, checked, saved, elsewhere, labels, status, isKept, isElsewhere, children } = props;
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={title} lede={status === CHECKED && checked} />
      {saved && (
        <Banner takesFocus tone="success" title={t`Ihre Angaben sind gespeichert.`}>
          {elsewhere && <ChangedElsewhere fields={elsewhere} labels={labels} />}{' '}
          {status === 'requested' && <Trans>Wir prüfen sie jetzt.</Trans>}
        </Banner>
      )}
      {children}
      {isKept && <KeptNote isElsewhere={isElsewhere} />}
    </>
  );
}
