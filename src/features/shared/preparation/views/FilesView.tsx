import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { FileList } from '#components/mediaUpload/FileList.tsx';
import { StepForm } from '#components/steps/StepForm.tsx';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import type { ItemFile } from '#domain/item/prepared.ts';
import { FormError } from '#ui/Form.tsx';
import type { CardOf } from './ItemPreviewView.tsx';

export interface FilesViewProps {
  files: readonly ItemFile[];
  canGoOn: boolean;
  /** True if files are being uploaded or their upload was interrupted. */
  isUploading: boolean;
  cardOf: CardOf;
  back: ScreenLink | undefined;
  onRemove: (fileName: string) => void;
  onMove: (fileName: string) => void;
  onSubmit: () => void;
  /** File picker and running uploads. */
  children: ReactNode;
}

/** `/preparation-process/upload-content`: the files of the work. */
export function FilesView(props: FilesViewProps) {
  const { files, canGoOn, isUploading, cardOf, back, onRemove, onMove, onSubmit, children } = props;
  const { t } = useLingui();
  const [isRefused, setRefused] = useState(false);
  return (
    <StepForm
      title={t`Dateien Ihres Werks`}
      lede={t`Bis zu ${itemLimits.files} Dateien. Die erste steht für das Werk in allen Listen.`}
      action={t`Weiter`}
      beside={cardOf?.()}
      failure={
        isRefused &&
        !canGoOn && (
          <FormError>
            {files.length === 0 && !isUploading
              ? t`Bitte laden Sie eine Datei hoch.`
              : t`Bitte warten Sie, bis alle Dateien hochgeladen sind, oder verwerfen Sie die übrigen.`}
          </FormError>
        )
      }
      back={back}
      onSubmit={() => {
        setRefused(!canGoOn);
        if (canGoOn) onSubmit();
      }}
    >
      {files.length > 0 && (
        <FileList label={t`Hochgeladene Dateien`} files={files} onRemove={onRemove} onMove={onMove} />
      )}
      {children}
    </StepForm>
  );
}
