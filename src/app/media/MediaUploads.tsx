import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/useFlow.ts';
import { type Leaving, useLeaving } from '#app/useLeaving.ts';
import { useSubscription } from '#app/useSubscription.ts';
import { MediaChooser, type MediaChooserProps } from '#components/mediaUpload/MediaChooser.tsx';
import { UploadLine } from '#components/mediaUpload/UploadLine.tsx';
import { type ChosenFile, isSameFile } from '#domain/media/chosenFile.ts';
import type { PickedFile, UploadedMedia } from '#machines/mediaUpload/ports.ts';
import * as selectors from '#machines/mediaUpload/selectors.ts';
import { type MediaUploadActor, mediaFlow } from './mediaFlow.ts';

type MediaLeaving = Leaving<selectors.MediaUploadSnapshot>;

/** A file that was chosen here, with its bytes, which no machine holds. */
interface Chosen {
  picked: PickedFile;
  content: File;
  /** It was not taken: it takes the place of no other. */
  isRefused: boolean;
}

export interface MediaUploadsProps extends Pick<MediaChooserProps, 'label' | 'hint' | 'kinds'> {
  /** How many files more there may be, those on their way among them. */
  room: number;
  /** Files that were on their way before a reload, or are: whoever chooses one again goes on where it stopped. */
  pending?: readonly ChosenFile[];
  onUploaded: (media: UploadedMedia, file: PickedFile) => void;
  onBegun?: (file: PickedFile) => void;
  /** It is not taken, or was given up. */
  onDropped?: (file: ChosenFile) => void;
  /** Whether whoever leads there asks by itself; nothing unless given. */
  isWithin?: MediaLeaving['isWithin'];
}

/** Chooses files, several at once, and sends each of them; they are on their way for as long as this is shown. */
export function MediaUploads({ pending = [], onUploaded, onBegun, onDropped, isWithin, ...props }: MediaUploadsProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [uploads] = useState(() => new Set<MediaUploadActor>());
  const [latest] = useState(() => ({ chosenAt: 0 }));
  const stopped = pending.filter((file) => chosen.every(({ picked }) => !isSameFile(picked, file)));
  const choose = (content: File) => {
    const { name, size } = content;
    latest.chosenAt = Math.max(Date.now(), latest.chosenAt + 1);
    const picked = { chosenAt: latest.chosenAt, name, size };
    setChosen((before) => {
      // Whoever chooses anew has read what was not taken.
      const left = before.filter((each) => !each.isRefused);
      const isThere = left.some((each) => isSameFile(each.picked, picked));
      return isThere ? left : [...left, { picked, content, isRefused: false }];
    });
  };
  const forget = (gone: PickedFile) => setChosen((before) => before.filter(({ picked }) => picked !== gone));
  const refuse = (file: PickedFile) =>
    setChosen((before) => before.map((each) => (each.picked === file ? { ...each, isRefused: true } : each)));
  const room = props.room - chosen.filter(({ isRefused }) => !isRefused).length;
  return (
    <MediaChooser {...props} room={room} stopped={stopped} onChoose={choose} onForget={(file) => onDropped?.(file)}>
      {chosen.map(({ picked, content }) => (
        <Slot
          key={picked.chosenAt}
          picked={picked}
          content={content}
          kinds={props.kinds}
          uploads={uploads}
          isWithin={isWithin ?? never}
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

const never = () => false;

interface SlotProps extends Omit<Chosen, 'isRefused'> {
  kinds: MediaUploadsProps['kinds'];
  /** All that are shown. */
  uploads: Set<MediaUploadActor>;
  isWithin: MediaLeaving['isWithin'];
  onBegun: () => void;
  onUploaded: (media: UploadedMedia) => void;
  onDropped: () => void;
  onGone: () => void;
}

/** One file on its way. */
function Slot({ picked, content, kinds, uploads, isWithin, onBegun, onUploaded, onDropped, onGone }: SlotProps) {
  const app = useApp();
  const upload: MediaUploadActor = useFlow(() => mediaFlow(app, picked, content, { onUploaded, onDropped }, kinds));
  const snapshot = useSelector(upload, (current) => current);
  const [leaving] = useState(() => leavingOf(uploads, isWithin));
  useLeaving(upload, leaving);
  const [begin] = useState(() => onBegun);
  useSubscription(
    useCallback(() => {
      uploads.add(upload);
      begin();
      return () => uploads.delete(upload);
    }, [upload, uploads, begin]),
  );
  const cancel = () => {
    upload.send({ type: 'upload.cancelled' });
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

/** Asks before files that are on their way are lost; a yes gives all of them up, so that it is asked once. */
const leavingOf = (uploads: ReadonlySet<MediaUploadActor>, isWithin: MediaLeaving['isWithin']): MediaLeaving => ({
  id: 'mediaUpload',
  question: 'loseUpload',
  // A file may take minutes: nobody waits for it before they are asked.
  isBusy: () => false,
  leavingOf: (snapshot) => (selectors.isUnderWay(snapshot) ? 'asks' : 'free'),
  isLeft: (snapshot) => !selectors.isUnderWay(snapshot),
  isWithin,
  tell({ type }) {
    if (type === 'leave.confirmed') for (const each of uploads) each.send({ type: 'upload.cancelled' });
  },
});
