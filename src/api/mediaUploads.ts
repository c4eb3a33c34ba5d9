import type { MediaBreach } from '#domain/media/mediaFile.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { Received, Upload } from '#domain/shop/upload.ts';
import { apiPath } from './call.ts';
import { carrierOf } from './carrier.ts';
import { failureOfRefusal, type RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const refused = (breach: MediaBreach) => ({ kind: 'mediaRefused', breach }) as const;

/**
 * Refusals of a media file (requirements 5.10 and 8.14). A server in front of the shop may refuse a file by its size
 * (413).
 */
const refusals: readonly RefusalRow[] = [
  { statuses: [413], failure: refused('tooBig') },
  { code: 'FILE_TOO_BIG', failure: refused('tooBig') },
  { code: 'FILE_TYPE_NOT_ALLOWED', failure: refused('typeNotAllowed') },
  { code: 'FILE_NOT_RECOGNIZED', failure: refused('notRecognized') },
  // The bytes differ from those that the shop had checked.
  { code: 'FILE_CHANGED', failure: refused('notRecognized') },
  { code: 'FILE_MISSING', failure: refused('missing') },
  // An addition: all files of a customer together have a limit.
  { code: 'FILES_TOO_BIG', failure: refused('noRoom') },
];

/**
 * Announces a public file; the answer says where to upload it, and how many bytes the shop already has. Idempotent: the
 * same bytes (by `sha256`, hexadecimal) are the same upload.
 */
export function announceMedia(
  http: Http,
  { name, sha256 }: { name: string; sha256: string },
  signal?: AbortSignal,
): Promise<Upload> {
  const body = { filename: name, private: false, hash: sha256 };
  return http.post('media-files/presign', body, Upload, { call: 'announceMedia', refusals, signal });
}

/**
 * Reads an upload's progress: the bytes received and the address for the rest or, once complete, the file's address.
 */
export function readUpload(http: Http, uuid: string, signal?: AbortSignal): Promise<Upload> {
  return http.get(apiPath`media-files/${uuid}/presign`, Upload, { call: 'readUpload', signal });
}

/** Part of a file for the bucket: its bytes, from `offset` on, of `total` in all. */
export interface MediaPiece {
  upload: Pick<Upload, 'url' | 'mediaType'>;
  bytes: Blob;
  offset: number;
  total: number;
  /** Called with the number of bytes of this piece sent so far. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a piece to the address that the shop signed for it. Sends no token: the bucket is not the shop. Fails with
 * `conflict` if the piece does not continue the bytes received, and with `notFound` if the address has expired.
 */
export async function sendMediaPiece({ upload, bytes, offset, total, onSent, signal }: MediaPiece): Promise<Received> {
  const carry = carrierOf((share) => onSent(Math.round(share * bytes.size)));
  const headers = {
    'Content-Type': upload.mediaType,
    'Content-Range': `bytes ${offset}-${offset + bytes.size - 1}/${total}`,
    'x-amz-acl': 'public-read',
    Accept: 'application/json',
  };
  const answer = await carry(upload.url, { method: 'PUT', headers, body: bytes, signal }).catch(() => {
    throw new FailureError({ kind: 'offline' });
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const retryAfter = answer.headers.get('Retry-After');
    throw new FailureError(failureOfRefusal({ status: answer.status, body, retryAfter }, refusals));
  }
  const received = Received.safeParse(body);
  if (received.success) return received.data;
  throw new FailureError({ kind: 'contract', path: 'media-files' } satisfies Failure);
}
