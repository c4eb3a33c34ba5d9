import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { email, firstFailing, password } from '#domain/forms/validation.ts';
import { PASSWORD, PERSONAS, personaOf } from './personas.ts';

test('the common password passes the password rule', () => {
  expect(firstFailing([password], PASSWORD)).toBeNull();
});

test('the personas differ by key and by mail address', () => {
  expect(new Set(PERSONAS.map(({ key }) => key)).size).toBe(PERSONAS.length);
  expect(new Set(PERSONAS.map((persona) => persona.email)).size).toBe(PERSONAS.length);
  for (const persona of PERSONAS) {
    expect(firstFailing([email], persona.email)).toBeNull();
    expect(persona.email).toBe(persona.email.toLowerCase());
    expect(persona.description.de).not.toBe(persona.description.en);
  }
});

test('the second factor generates codes', () => {
  const { totpSecret } = personaOf('twoFactor');
  expect(new TOTP({ secret: totpSecret ?? '' }).generate()).toMatch(/^\d{6}$/);
});
