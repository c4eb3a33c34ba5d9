import { Secret, TOTP } from 'otpauth';
import { PERSONAS, type PersonaKey, personaOf } from '#sandbox/personas.ts';
import type { World } from './world.ts';

const PERIOD = 30_000;
const WRONG = '000000';

/**
 * Returns an unused code that is valid now; null when all are used. Each is valid once, so half a minute has at most
 * three.
 */
export function rightCode(persona: PersonaKey, { codes }: World): string | null {
  const used = codes.get(persona) ?? [];
  const now = Math.floor(Date.now() / PERIOD);
  const period = [now, now + 1, now - 1].find((each) => !used.includes(each));
  if (period === undefined) return null;
  codes.set(persona, [...used, period]);
  return codeOf(persona, period);
}

function codeOf(persona: PersonaKey, period: number): string {
  const secret = Secret.fromBase32(personaOf(persona).totpSecret ?? '');
  return new TOTP({ secret }).generate({ timestamp: period * PERIOD });
}

/** Returns the persona of the signed-in customer; null for visitors and unknown customers. */
export function ownerOf(customer: string | null, { people }: World): PersonaKey | null {
  const name = customer === null ? null : people.get(customer);
  return PERSONAS.find((each) => each.name === name)?.key ?? null;
}

/**
 * @param which `used` repeats the persona’s last valid code; every option that begins with `right` takes a valid code
 * if one is left.
 */
export function wrongOrRight(which: string, customer: string | null, world: World): { text: string; isRight: boolean } {
  const persona = ownerOf(customer, world);
  if (persona === null || personaOf(persona).totpSecret === null) return { text: WRONG, isRight: false };
  const last = world.codes.get(persona)?.at(-1);
  if (which === 'used' && last !== undefined) return { text: codeOf(persona, last), isRight: false };
  const good = which.startsWith('right') ? rightCode(persona, world) : null;
  return { text: good ?? WRONG, isRight: good !== null };
}
