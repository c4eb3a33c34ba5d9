import { mediaLimit } from '#domain/constants/itemLimits.ts';

/** Type of a media file (requirement 9.17). */
export type MediaKind = 'image' | 'audio' | 'video';

/** Type of file that customers may upload (requirement 5.10): its file name endings and its MIME type. */
interface UploadType {
  endings: readonly string[];
  mediaType: string;
  kind: MediaKind;
  /** True if the first bytes of a file match this type. */
  begins: (head: Uint8Array) => boolean;
}

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
const hasBytes = (head: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);

/** Sync of an MPEG audio frame of layer III (ISO 11172-3 section 2.4.2.3), or the tag ID3v2 before it. */
const isMp3 = (head: Uint8Array) =>
  ascii(head, 0, 3) === 'ID3' ||
  (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 && ((head[2] ?? 0) & 0xf0) !== 0xf0);

/** Sequence header or pack of an MPEG stream (ISO 11172-1). */
const isMpeg = (head: Uint8Array) => hasBytes(head, 0, 0, 1) && (head[3] === 0xba || head[3] === 0xb3);

/**
 * Boxes that a file of the ISO family begins with (ISO 14496-12); QuickTime files without `ftyp` begin with the others.
 */
const isMovie = (head: Uint8Array) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(ascii(head, 4, 8));

const TYPES: readonly UploadType[] = [
  {
    endings: ['png'],
    mediaType: 'image/png',
    kind: 'image',
    begins: (head) => hasBytes(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { endings: ['gif'], mediaType: 'image/gif', kind: 'image', begins: (head) => /^GIF8[79]a$/.test(ascii(head, 0, 6)) },
  {
    endings: ['webp'],
    mediaType: 'image/webp',
    kind: 'image',
    begins: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  },
  {
    endings: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    kind: 'image',
    begins: (head) => hasBytes(head, 0xff, 0xd8, 0xff),
  },
  { endings: ['mp3'], mediaType: 'audio/mpeg', kind: 'audio', begins: isMp3 },
  { endings: ['mpeg'], mediaType: 'video/mpeg', kind: 'video', begins: isMpeg },
  { endings: ['mp4'], mediaType: 'video/mp4', kind: 'video', begins: (head) => ascii(head, 4, 8) === 'ftyp' },
  { endings: ['mov'], mediaType: 'video/quicktime', kind: 'video', begins: isMovie },
];

/** Number of bytes at the start of a file that identify its type. */
export const mediaHeadLength = 12;

/** Megabytes of the largest file, for display. */
export const mediaMegabytes = mediaLimit / 1_000_000;

/**
 * Bytes of all files of one customer, and the same in gigabytes for display. An addition: the specification has no such
 * limit.
 */
export const mediaQuota = 1_000_000_000;
export const mediaQuotaGigabytes = mediaQuota / 1_000_000_000;

/**
 * Breaches of requirement 5.10: empty file, too big, type not allowed, or content that does not match the name's type.
 * `noRoom`, which only the shop detects: the customer's files together are too big.
 */
export type MediaBreach = 'missing' | 'tooBig' | 'typeNotAllowed' | 'notRecognized' | 'noRoom';

export function kindOf(mediaType: string): MediaKind {
  if (mediaType.startsWith('image/')) return 'image';
  return mediaType.startsWith('audio/') ? 'audio' : 'video';
}

/** Returns the type by a file name's ending; null if not allowed. */
export function uploadTypeOf(fileName: string): UploadType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return TYPES.find(({ endings }) => endings.includes(ending)) ?? null;
}

/**
 * Returns the reason why a file may not be uploaded; null if it may.
 * @param head First bytes of the file, `mediaHeadLength` of them if it has that many.
 */
export function breachOfMedia({
  name,
  size,
  head,
}: {
  name: string;
  size: number;
  head: Uint8Array;
}): MediaBreach | null {
  if (size === 0) return 'missing';
  const type = uploadTypeOf(name);
  if (!type) return 'typeNotAllowed';
  if (size > mediaLimit) return 'tooBig';
  return type.begins(head) ? null : 'notRecognized';
}
