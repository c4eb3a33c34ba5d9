import { expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { refusalIn } from './signUpRefusal.ts';

const violations = (...all: [propertyPath: string, message: string][]): Failure => ({
  kind: 'violations',
  violations: all.map(([propertyPath, message]) => ({ propertyPath, message })),
});
const general = (status: number | null, detail: string | null = null): Failure => ({ kind: 'general', status, detail });
const known = { kind: 'alreadySignedUp', isCertain: true };

test.each([
  [violations(['email', 'Diese E-Mail-Adresse wird bereits verwendet.']), known],
  [violations(['email', 'This email is already used.']), known],
  [violations(['customer.email', 'Dieser Wert wird schon verwendet.']), known],
  [violations(['', 'Diese E-Mail ist vergeben']), known],
  [violations(['firstName', 'Zu kurz.'], ['email', 'already used']), known],
  [general(422, 'email: This email is already used.'), known],
  [general(400, 'E-Mail existiert bereits'), known],
  [violations(['email', 'Another company account uses it already']), known],
  [{ kind: 'conflict' }, known],
  [general(500), { kind: 'alreadySignedUp', isCertain: false }],
  [violations(['companyName', 'Dieser Wert existiert bereits.']), { kind: 'companyNameExists' }],
  [violations(['', 'Der Firmenname ist schon vergeben.']), { kind: 'companyNameExists' }],
  [general(500, 'The company name already exists'), { kind: 'companyNameExists' }],
  [violations(['iban', 'Falsch.'], ['bic', 'Invalid.']), { kind: 'invalidBic' }],
  [{ kind: 'notFound' }, { kind: 'referralCodeUnknown' }],
  [general(403), { kind: 'closed' }],
  [violations(['email', 'Das ist keine gültige E-Mail-Adresse.']), null],
  [violations(['confirmPassword', 'Confirmation already given']), null],
  [violations(['password', 'Dieses Passwort wurde schon verwendet.']), null],
  [general(502), null],
  [{ kind: 'offline' }, null],
  [{ kind: 'rateLimited', retryAfter: 60 }, null],
] as [Failure, object | null][])('%j means %j', (failure, refusal) => expect(refusalIn(failure)).toEqual(refusal));
