import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { type UploadLeavingRules, useUploadLeaving } from '#app/upload/useUploadLeaving.ts';
import { MediaChooser, type MediaChooserProps } from '#components/mediaUpload/MediaChooser.tsx';
import { UploadLine } from '#components/mediaUpload/UploadLine.tsx';
import type { ItemFile } from '#domain/item/prepared.ts';
import { type ChosenFile, isSameFile, type PickedFile } from '#domain/media/chosenFile.ts';
import type { MediaBreach } from '#domain/media/mediaFile.ts';
import * as selectors from '#machines/kit/upload/selectors.ts';
import { type MediaUploadActor, mediaFlow } from './mediaFlow.ts';

type MediaLeaving = UploadLeavingRules<ItemFile, MediaBreach>;

/** A chosen file with its bytes, which no machine holds. */
interface Chosen {
  picked: PickedFile;
  content: File;
  /** True if the file was not accepted or its upload was given up; then it takes no slot. */
  isRefused: boolean;
}

export interface MediaUploadsProps extends Pick<MediaChooserProps, 'label' | 'hint' | 'kinds'> {
  /** Number of further files allowed, including those being uploaded. */
  room: number;
  /** Files whose upload was interrupted, e.g. by a reload; choosing the file again resumes it. */
  pending?: readonly ChosenFile[];
  onUploaded: (media: ItemFile, file: PickedFile) => void;
  onBegun?: (file: PickedFile) => void;
  /** Called when a file was not accepted or its upload was given up. */
  onDropped?: (file: ChosenFile) => void;
  /** True for a location whose page asks by itself before uploads are lost; absent if no page does. */
  isWithin?: MediaLeaving['isWithin'];
}

/** File chooser that uploads the chosen files in parallel while it is mounted. */
export function MediaUploads({ pending = [], onUploaded, onBegun, onDropped, isWithin, ...props }: MediaUploadsProps) {
  const [repeated, setRepeated] = useState<readonly File[]>([]);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [uploads] = useState(() => new Set<MediaUploadActor>());
  const [latest] = useState(() => ({ chosenAt: 0 }));
  const stopped = pending.filter((file) => chosen.every(({ picked }) => !isSameFile(picked, file)));
  const choose = (contents: readonly File[]) => {
    // Choosing again dismisses the refused files.
    const left = chosen.filter(({ isRefused }) => !isRefused);
    const isThere = (file: File) => left.some(({ picked }) => isSameFile(picked, file));
    setRepeated(contents.filter(isThere));
    const added = contents
      .filter((file) => !isThere(file))
      .map((content) => {
        const { name, size } = content;
        latest.chosenAt = Math.max(Date.now(), latest.chosenAt + 1);
        return { picked: { chosenAt: latest.chosenAt, name, size }, content, isRefused: false };
      });
    setChosen([...left, ...added]);
  };
  const forget = (gone: PickedFile) => setChosen((before) => before.filter(({ picked }) => picked !== gone));
  const refuse = (file: PickedFile) =>
    setChosen((before) => before.map((each) => (each.picked === file ? { ...each, isRefused: true } : each)));
  const room = props.room - chosen.filter(({ isRefused }) => !isRefused).length;
  return (
    <MediaChooser
      {...props}
      room={room}
      stopped={stopped}
      repeated={repeated
        .filter((file) => chosen.some(({ picked }) => isSameFile(picked, file)))
        .map(({ name }) => name)}
      onChoose={choose}
      onForget={(file) => onDropped?.(file)}
    >
      {chosen.map(({ picked, content }) => (
        <Slot
          key={picked.chosenAt}
          picked={picked}
          content={content}
          kinds={props.kinds}
          uploads={uploads}
          isWithin={isWithin}
          onBegun={() => onBegun?.(picked)}
          onDropped={() => {
            refuse(picked);
            onDropped?.(picked);
          }}
          onUploaded={(media) => {
            onUploaded(media, picked);
            forget(picked);
          }}
          onGone={() => forget(picked)}
        />
      ))}
    </MediaChooser>
  );
}

interface SlotProps extends Omit<Chosen, 'isRefused'> {
  kinds: MediaUploadsProps['kinds'];
  /** Uploads of all displayed files. */
  uploads: Set<MediaUploadActor>;
  isWithin: MediaLeaving['isWithin'];
  onBegun: () => void;
  onUploaded: (media: ItemFile) => void;
  onDropped: () => void;
  onGone: () => void;
}

function Slot({ picked, content, kinds, uploads, isWithin, onBegun, onUploaded, onDropped, onGone }: SlotProps) {
  const app = useApp();
  const upload: MediaUploadActor = useFlow(() =>
    mediaFlow(app, picked, content, { onBegun, onUploaded, onDropped }, kinds),
  );
  const snapshot = useSelector(upload, (current) => current);
  useUploadLeaving(upload, uploads, { isAtStake, isWithin, discardEvent: 'upload.discarded' });
  const cancel = () => {
    upload.send({ type: 'upload.discarded' });
    onGone();
  };
  return (
    <UploadLine
      name={picked.name}
      size={picked.size}
      stage={selectors.selectStage(snapshot)}
      percent={selectors.selectPercent(snapshot)}
      breach={selectors.selectBreach(snapshot)}
      failure={selectors.selectFailure(snapshot)}
      canPause={selectors.canPause(snapshot)}
      onPause={() => upload.send({ type: 'upload.paused' })}
      onResume={() => upload.send({ type: 'upload.resumed' })}
      onCancel={cancel}
    />
  );
}

const isAtStake: MediaLeaving['isAtStake'] = (snapshot) =>
  selectors.isUnderWay(snapshot) || selectors.canResume(snapshot);
