import { type ActorRefFrom, fromPromise } from 'xstate';
import { announceMedia, readUpload, sendMediaPiece } from '#api/mediaUploads.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/startFlow.ts';
import { breachOfMedia, mediaHeadLength, uploadTypeOf } from '#domain/media/mediaFile.ts';
import { given } from '#machines/given.ts';
import { mediaUploadMachine } from '#machines/mediaUpload/machine.ts';
import type { PickedFile, UploadedMedia } from '#machines/mediaUpload/ports.ts';

export type MediaUploadActor = ActorRefFrom<typeof mediaUploadMachine>;

/** Bytes per piece: at most this much is sent again after an interruption. */
export const PIECE = 1_000_000;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export interface MediaEnds {
  onUploaded(media: UploadedMedia): void;
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

/** Flow of one file, whose bytes are in `content`, with the shop and its bucket. Profiles accept only pictures. */
export function mediaFlow(
  { http }: Pick<App, 'http'>,
  file: PickedFile,
  content: Blob,
  { onUploaded, onDropped }: MediaEnds,
  kinds: 'media' | 'image' = 'media',
): Flow<typeof mediaUploadMachine> {
  let tell = (_bytes: number) => {};
  return {
    machine: mediaUploadMachine.provide({
      actors: {
        checkMedia: fromPromise(async () => {
          const head = new Uint8Array(await content.slice(0, mediaHeadLength).arrayBuffer());
          const breach = breachOfMedia({ name: file.name, size: content.size, head });
          if (breach) return { breach };
          const isPicture = uploadTypeOf(file.name)?.kind === 'image';
          if (kinds === 'image' && !isPicture) return { breach: 'typeNotAllowed' };
          if (isPicture && !(await isDecodable(content))) return { breach: 'notRecognized' };
          return { breach: null, sha256: hex(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())) };
        }),
        announceFile: fromPromise(({ input, signal }) =>
          announceMedia(http, { name: file.name, sha256: input.sha256 }, signal),
        ),
        sendPiece: fromPromise(({ input: { upload }, signal }) => {
          const { offset } = upload;
          const bytes = content.slice(offset, offset + PIECE);
          return sendMediaPiece({ upload, bytes, offset, total: content.size, onSent: (sent) => tell(sent), signal });
        }),
        readOffset: fromPromise(({ input, signal }) => readUpload(http, given(input.upload.uuid), signal)),
      },
    }),
    input: { file },
    listen(upload: MediaUploadActor) {
      tell = (bytes) => upload.send({ type: 'bytes.sent', bytes });
      const listening = [
        upload.on('file.uploaded', ({ media }) => onUploaded(media)),
        upload.subscribe((snapshot) => {
          if (snapshot.matches('refused') || snapshot.matches('gone')) onDropped();
        }),
      ];
      return () => {
        for (const { unsubscribe } of listening) unsubscribe();
      };
    },
  };
}
