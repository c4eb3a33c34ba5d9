import { FailureError } from '#domain/shop/failure.ts';

/** Loads the code that a read needs. A failed load counts as `offline`, so that the read's machine retries. */
export async function codeOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new FailureError({ kind: 'offline' }, { cause });
  }
}
