/** How a file is seen or heard. */
export type MediaKind = 'image' | 'audio' | 'video';

/** A type of file that may be uploaded (spec section 5): what its name ends in, and what it is answered as. */
interface UploadType {
  endings: readonly string[];
  mediaType: string;
  kind: MediaKind;
  /** Whether a file begins as this type does. */
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

/** Boxes that a file of the ISO family begins with (ISO 14496-12); QuickTime had them before `ftyp` did. */
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

/** How many bytes at the beginning of a file tell its type. */
export const mediaHeadLength = 12;

/** Bytes of the largest file (spec section 9). */
export const mediaLimit = 30_000_000;
/** The same as it is told. */
export const mediaMegabytes = mediaLimit / 1_000_000;

/** Bytes of all files of one customer, and the same as it is told. An addition: the specification has no such limit. */
export const mediaQuota = 1_000_000_000;
export const mediaQuotaGigabytes = mediaQuota / 1_000_000_000;

/**
 * The four of spec section 5: nothing there, too big, a type that is not taken, or not what its name says. And one that the
 * shop alone knows: all files of the customer together are too large.
 */
export type MediaBreach = 'missing' | 'tooBig' | 'typeNotAllowed' | 'notRecognized' | 'noRoom';

/** What a MIME type is seen or heard as. */
export function kindOf(mediaType: string): MediaKind {
  if (mediaType.startsWith('image/')) return 'image';
  return mediaType.startsWith('audio/') ? 'audio' : 'video';
}

/** The type that a file's name says it is of; null for one that is not taken. */
export function uploadTypeOf(fileName: string): UploadType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return TYPES.find(({ endings }) => endings.includes(ending)) ?? null;
}

/**
 * What is wrong with a file to be uploaded; null where nothing is.
 * @param head its first bytes, `mediaHeadLength` of them if it has so many.
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
