/** Encoded picture of a film; `at` in milliseconds from the beginning. */
export interface Frame {
  at: number;
  isKey: boolean;
  bytes: Uint8Array;
}

const bytesOf = (value: number, width: number) =>
  Uint8Array.from({ length: width }, (_, index) => Math.floor(value / 256 ** (width - 1 - index)) % 256);
const joined = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Encodes an element of EBML (RFC 8794): id, size in eight bytes, content. */
function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content);
  const width = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  return joined([bytesOf(id, width), Uint8Array.of(1), bytesOf(body.length, 7), body]);
}
const whole = (id: number, value: number) => element(id, bytesOf(value, 4));
const text = (id: number, value: string) => element(id, new TextEncoder().encode(value));
function float(id: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return element(id, new Uint8Array(view.buffer));
}

/**
 * Returns a silent film as seekable WebM (RFC 9559) with one VP8 track: a cluster begins with each key frame, and the
 * cues precede the clusters.
 */
export function webmOf(frames: readonly Frame[], film: { width: number; height: number; milliseconds: number }) {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  const clusters = groups.map((group) => {
    const start = group[0]?.at ?? 0;
    const blocks = group.map(({ at, isKey, bytes }) =>
      element(0xa3, Uint8Array.of(0x81), bytesOf(at - start, 2), Uint8Array.of(isKey ? 0x80 : 0), bytes),
    );
    return { start, bytes: element(0x1f43b675, whole(0xe7, start), ...blocks) };
  });
  const info = element(
    0x1549a966,
    whole(0x2ad7b1, 1_000_000),
    float(0x4489, film.milliseconds),
    text(0x4d80, 'parkett'),
    text(0x5741, 'parkett'),
  );
  const video = element(0xe0, whole(0xb0, film.width), whole(0xba, film.height));
  const track = element(
    0xae,
    ...[whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), whole(0x9c, 0), text(0x86, 'V_VP8'), video],
  );
  const tracks = element(0x1654ae6b, track);
  // Every position is encoded in the same number of bytes, so that the size of the cues is known before the positions
  // are.
  const cuesAt = (first: number) => {
    let position = first;
    const points = clusters.map(({ start, bytes }) => {
      const at = position;
      position += bytes.length;
      return element(0xbb, whole(0xb3, start), element(0xb7, whole(0xf7, 1), whole(0xf1, at)));
    });
    return element(0x1c53bb6b, ...points);
  };
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  const head = element(
    0x1a45dfa3,
    ...[whole(0x4286, 1), whole(0x42f7, 1), whole(0x42f2, 4), whole(0x42f3, 8), text(0x4282, 'webm')],
    ...[whole(0x4287, 4), whole(0x4285, 2)],
  );
  return joined([head, element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))]);
}
