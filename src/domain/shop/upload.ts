import * as z from 'zod/mini';
import { orNull } from './schema.ts';

/**
 * Payload of `POST media-files/presign`. `hash`: SHA-256 of the file in hexadecimal digits; the same file of the same
 * customer is the same upload, so that nothing is sent twice.
 */
export const NewUpload = z.object({
  filename: z.string().check(z.maxLength(255)),
  private: z._default(z.boolean(), false),
  hash: orNull(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/**
 * Where a file is sent to, and how much of it is there. Section 7 names `url` only. `fileName` is what works and profiles
 * name the file by, `offset` the bytes that are there. While it is not complete `url` takes the rest; then it shows the file.
 */
export const Upload = z.object({
  /** Null for a file that was not uploaded. */
  uuid: orNull(z.string()),
  fileName: z.string(),
  /** The `Content-Type` that it is sent with. */
  mediaType: z.string(),
  url: z.string(),
  offset: z.int(),
  complete: z.boolean(),
  /** Until when `url` is good; null: it does not change. */
  expiresAt: orNull(z.string()),
});
export type Upload = z.infer<typeof Upload>;

/** What the bucket says of a file after each part. */
export const Received = z.object({ uuid: z.string(), offset: z.int(), complete: z.boolean() });
export type Received = z.infer<typeof Received>;
