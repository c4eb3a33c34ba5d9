import { type ActorRefFrom, fromPromise } from 'xstate';
import { announceMedia, readUpload, sendMediaPiece } from '#api/mediaUploads.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/startFlow.ts';
import { breachOfMedia, mediaHeadLength, uploadTypeOf } from '#domain/media/mediaFile.ts';
import { given } from '#machines/given.ts';
import { mediaUploadMachine } from '#machines/mediaUpload/machine.ts';
import type { PickedFile, UploadedMedia } from '#machines/mediaUpload/ports.ts';

export type MediaUploadActor = ActorRefFrom<typeof mediaUploadMachine>;

/** Bytes of a piece: where a line is cut, at most that much is sent again. */
export const PIECE = 1_000_000;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whoever has chosen a file hears how it ends. */
export interface MediaEnds {
  onUploaded(media: UploadedMedia): void;
  /** It is not taken, or was given up. */
  onDropped(): void;
}

/** True if the browser can show a picture: a damaged one would be a work that nobody sees. */
async function isDecodable(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/** The machine of one file, whose bytes are in `content`, on the shop and its bucket. Profiles take only pictures. */
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
