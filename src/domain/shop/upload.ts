import * as z from 'zod/mini';
import { orNull } from './schema.ts';

/**
 * Payload of `POST media-files/presign`. `hash`: SHA-256 of the file in hexadecimal digits; the same file of the same
 * customer is the same upload, so that no bytes are sent twice.
 */
export const NewUpload = z.object({
  filename: z.string().check(z.maxLength(255)),
  private: z._default(z.boolean(), false),
  hash: orNull(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/**
 * State of an upload. Section 7 names `url` only. Items and profiles name the file by `fileName`; `offset` is the
 * number of bytes received. `url` accepts the rest of the bytes until the upload is complete, and then serves the file.
 */
export const Upload = z.object({
  /** Null for files that were not uploaded. */
  uuid: orNull(z.string()),
  fileName: z.string(),
  /** Required `Content-Type` of the upload. */
  mediaType: z.string(),
  url: z.string(),
  offset: z.int(),
  complete: z.boolean(),
  /** Moment at which `url` expires; null if it does not. */
  expiresAt: orNull(z.string()),
});
export type Upload = z.infer<typeof Upload>;

/** Answer of the bucket after each part. */
export const Received = z.object({ uuid: z.string(), offset: z.int(), complete: z.boolean() });
export type Received = z.infer<typeof Received>;
