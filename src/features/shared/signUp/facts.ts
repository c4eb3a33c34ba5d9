import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { refusalIn, type SignUpRefusal } from '#domain/person/signUpRefusal.ts';
import type { FailureError, Violation } from '#domain/shop/failure.ts';
import type { CompanySignUp, SignUp } from '#domain/shop/signUpDrafts.ts';
import type { SignUpForm } from './views/form.ts';

export function personFacts(form: SignUpForm): z.input<typeof SignUp> {
  const { firstName, lastName, email, password, confirmPassword } = form;
  return {
    accountType: 'personal',
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    password,
    confirmPassword,
    referralCode: form.referralCode.trim() || null,
    subscribedToNewsletter: form.subscribedToNewsletter,
    termsAccepted: form.termsAccepted,
  };
}

/** Returns the data of a company for the shop, including the person who signs it up. */
export function companyFacts(form: SignUpForm): z.input<typeof CompanySignUp> {
  const { companyName, iban, bic } = form;
  return { ...personFacts(form), accountType: 'company', companyName: companyName.trim(), iban, bic: bic.trim() };
}

/** Field at which each refusal of requirements 8.4, 8.5 and 8.11 is shown; empty for a message above the button. */
const places: Record<SignUpRefusal['kind'], keyof SignUpForm | ''> = {
  alreadySignedUp: 'email',
  companyNameExists: 'companyName',
  invalidBic: 'bic',
  referralCodeUnknown: 'referralCode',
  closed: '',
};

const texts: Record<SignUpRefusal['kind'], MessageDescriptor> = {
  alreadySignedUp: msg`Zu dieser E-Mail-Adresse gibt es schon ein Konto.`,
  companyNameExists: msg`Dieses Unternehmen ist schon registriert. Bitte melden Sie sich mit dem ursprünglichen Konto an.`,
  invalidBic: msg`Dieser BIC ist nicht gültig. Er hat 8 oder 11\u00a0Zeichen.`,
  referralCodeUnknown: msg`Diesen Empfehlungscode gibt es nicht. Bitte prüfen Sie ihn, oder lassen Sie das Feld leer.`,
  closed: msg`Die Registrierung ist zurzeit nicht möglich. Ihre Angaben bleiben hier stehen.`,
};
/** Text for a 500, which may mean the same (requirement 8.4), or something else. */
const maybeSignedUp = msg`Mit dieser E-Mail-Adresse hat es nicht geklappt; vielleicht gibt es dazu schon ein Konto.`;

/** Text for a 404 without a referral code. */
const notAccepted = msg`Die Registrierung wurde nicht angenommen. Ihre Angaben bleiben hier stehen. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.`;

/** Failed sign-up in the form's own words. `others`: violations that stay at the shop's own fields. */
export interface PlacedRefusal {
  refusal: SignUpRefusal;
  violation: { propertyPath: string; text: MessageDescriptor };
  others: readonly Violation[];
}

/**
 * Returns the meaning of the shop's refusal, and the field that shows it; null for failures that any call can have.
 *
 * @param code The referral code that was sent: without a code, a 404 is not about it.
 */
export function placedRefusal({ failure }: FailureError, code: string | null): PlacedRefusal | null {
  const refusal = refusalIn(failure);
  if (refusal === null) return null;
  const isOfNothing = refusal.kind === 'referralCodeUnknown' && code === null;
  const propertyPath = isOfNothing ? '' : places[refusal.kind];
  const isVague = refusal.kind === 'alreadySignedUp' && !refusal.isCertain;
  const text = isOfNothing ? notAccepted : isVague ? maybeSignedUp : texts[refusal.kind];
  const all = failure.kind === 'violations' ? failure.violations : [];
  return {
    refusal,
    violation: { propertyPath, text },
    others: all.filter((each) => each.propertyPath !== propertyPath),
  };
}
