import { type ActorRefFrom, fromPromise } from 'xstate';
import { announceMedia, readUpload, sendMediaPiece } from '#api/mediaUploads.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { digestOf } from '#app/upload/digestOf.ts';
import type { ItemFile } from '#domain/item/prepared.ts';
import type { PickedFile } from '#domain/media/chosenFile.ts';
import { breachOfMedia, kindOf, type MediaBreach, mediaHeadLength, uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { Upload } from '#domain/shop/upload.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { createUploadMachine, type UploadMachine } from '#machines/kit/upload/machine.ts';
import type { Checked, ChosenFile } from '#machines/kit/upload/ports.ts';

type MediaUploadMachine = UploadMachine<ItemFile, MediaBreach>;
export type MediaUploadActor = ActorRefFrom<MediaUploadMachine>;

/** Bytes per piece: at most this much is sent again after an interruption. */
export const PIECE = 1_000_000;

export interface MediaEnds {
  onBegun(): void;
  onUploaded(media: ItemFile): void;
  /** Called when the file was not accepted or its upload was given up. */
  onDropped(): void;
}

/** True if the browser can decode the picture: a damaged file would be an invisible work. */
async function isDecodable(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

const mediaOf = ({ fileName, mediaType, url }: Upload, name: string): ItemFile => ({
  fileName,
  name,
  kind: kindOf(mediaType),
  url,
});

/**
 * Returns the flow of one file, whose bytes are in `content`, with the shop and its bucket. Profiles accept only
 * pictures.
 */
export function mediaFlow(
  { http }: Pick<App, 'http'>,
  file: PickedFile,
  content: Blob,
  { onBegun, onUploaded, onDropped }: MediaEnds,
  kinds: 'media' | 'image' = 'media',
): Flow<MediaUploadMachine> {
  const { chosenAt: key, name, size } = file;
  let tell = (_bytes: number) => {};
  return {
    machine: createUploadMachine<ItemFile, MediaBreach>({
      unreadable: 'missing',
      refusalOf: (failure) => (failure.kind === 'mediaRefused' ? failure.breach : null),
    }).provide({
      actors: {
        checkFile: fromPromise<Checked<MediaBreach>, { file: ChosenFile }>(async () => {
          const head = new Uint8Array(await content.slice(0, mediaHeadLength).arrayBuffer());
          const breach = breachOfMedia({ name, size: content.size, head });
          if (breach) return { breach };
          const isPicture = uploadTypeOf(name)?.kind === 'image';
          if (kinds === 'image' && !isPicture) return { breach: 'typeNotAllowed' };
          if (isPicture && !(await isDecodable(content))) return { breach: 'notRecognized' };
          return { breach: null, sha256: await digestOf(content), isNew: false };
        }),
        sendFile: fromPromise(async ({ input, signal }) => {
          const upload = nonNull(input.upload);
          const { offset } = upload;
          const bytes = content.slice(offset, offset + PIECE);
          const piece = { upload, bytes, offset, total: content.size, onSent: (sent: number) => tell(sent), signal };
          const received = await sendMediaPiece(piece);
          return { uploaded: null, upload: { ...upload, offset: received.offset, complete: received.complete } };
        }),
        lookUp: fromPromise(async ({ input: { file, upload }, signal }) => {
          const found = upload
            ? await readUpload(http, nonNull(upload.uuid), signal)
            : await announceMedia(http, { name, sha256: file.sha256 }, signal);
          return { uploaded: found.complete ? mediaOf(found, name) : null, upload: found };
        }),
      },
    }),
    input: { file: { key, name, size } },
    listen(upload: MediaUploadActor) {
      onBegun();
      tell = (bytes) => upload.send({ type: 'bytes.sent', bytes });
      return [
        upload.on('file.uploaded', ({ uploaded }) => onUploaded(uploaded)),
        upload.subscribe((snapshot) => {
          if (snapshot.matches('refused') || snapshot.matches('choosing')) onDropped();
        }),
      ];
    },
  };
}
