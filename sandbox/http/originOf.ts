import type { Reading } from '#domain/shop/settings.ts';
import type { ShopVariables } from './env.ts';

/**
 * Where the app of a reading is found, without a slash at the end. What a mail links to is not always in the reading whose
 * address was called, as when somebody settles a work's order on the investors' control page.
 *
 * @param url Address of the call.
 */
export function originOf(
  url: string,
  { reading, ports }: Pick<ShopVariables, 'reading' | 'ports'>,
  wanted: Reading,
): string {
  const address = new URL(url);
  if (wanted !== reading && ports !== null) address.port = String(ports[wanted]);
  return address.origin;
}
