import { FailureError } from '#domain/shop/failure.ts';

/**
 * The code that a read comes with. Where it cannot be had, the read has failed as one without a connection, and is
 * repeated by its machine.
 */
export async function codeOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new FailureError({ kind: 'offline' }, { cause });
  }
}
