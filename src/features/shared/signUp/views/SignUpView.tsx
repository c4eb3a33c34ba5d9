import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { NewPasswordField } from '#components/form/NewPasswordField.tsx';
import { Password } from '#components/form/Password.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { useNotCommon } from '#components/form/useNotCommon.ts';
import { GateView, type GateViewProps } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { email, maxLength, password, personName, required, sameAs, termsAccepted } from '#domain/forms/validation.ts';
import type { SignUpRefusal } from '#domain/person/signUpRefusal.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Form } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CompanyPart, companyRules } from './CompanyPart.tsx';
import type { Recommendation, SignUpForm } from './form.ts';
import { RecommendedPart, ReferralField } from './ReferralPart.tsx';
import classes from './signUp.module.css';

export type SignUpViewProps = FormViewProps<SignUpForm> & {
  recommendation: Recommendation | null;
  /** Refusal by the shop; null without one, and after further typing. */
  refusal: SignUpRefusal | null;
  /** The shop's name, which no password may consist of. */
  brand: string;
  trust: GateViewProps['trust'];
  trustLine: GateViewProps['trustLine'];
};

const rulesFor = (brand: string, notCommon: ReturnType<typeof useNotCommon>) => (values: SignUpForm) => ({
  accountType: [],
  ...companyRules(values.accountType === 'company'),
  firstName: [required, maxLength(textLimits.line), personName],
  lastName: [required, maxLength(textLimits.line), personName],
  email: [required, (text: string) => email(text.trim())],
  password: [required, maxLength(textLimits.password), password, notCommon(brand, ...ownWordsOf(values))],
  confirmPassword: [required, sameAs(values.password)],
  referralCode: [maxLength(textLimits.code)],
  subscribedToNewsletter: [],
  termsAccepted: [termsAccepted],
});

/** Returns the words of the sign-up that would make its password easy to guess. */
const ownWordsOf = ({ firstName, lastName, companyName, email }: SignUpForm) => [
  firstName,
  lastName,
  companyName,
  email,
];

/** The form of `/sign-up`: first the kind of account, then its fields. */
export function SignUpView({
  brand,
  busy,
  failure,
  onSubmit,
  recommendation,
  refusal,
  trust,
  trustLine,
  ...form
}: SignUpViewProps) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<SignUpForm>({
    initial: {
      accountType: null,
      companyName: '',
      iban: '',
      bic: '',
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      referralCode: recommendation?.code ?? '',
      subscribedToNewsletter: false,
      termsAccepted: false,
    },
    rules: rulesFor(brand, useNotCommon()),
    // Kept out of the draft: each attempt needs a new consent, and the code is that of the URL.
    secret: ['password', 'confirmPassword', 'iban', 'bic', 'referralCode', 'subscribedToNewsletter', 'termsAccepted'],
    ...form,
  });
  return (
    <GateView trust={trust} trustLine={trustLine}>
      <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
        <div>
          <h1 tabIndex={-1}>{t`Registrieren`}</h1>
          <p>{t`Das dauert etwa zwei Minuten. Danach bestätigen Sie Ihre E-Mail-Adresse.`}</p>
          <p className="soft">
            <Trans>
              Sie haben schon ein Konto? <Link href={pathTo('/login')}>Anmelden</Link>
            </Trans>
          </p>
        </div>
        {recommendation && <RecommendedPart recommendation={recommendation} />}
        <Field of={fields} name="accountType">
          {(field) => (
            <RadioGroup label={t`Für wen ist das Konto?`} {...field}>
              <ChoiceCard
                value="personal"
                title={t`Für mich`}
                description={t`Sie zeichnen als Privatperson, in Ihrem eigenen Namen.`}
              />
              <ChoiceCard
                value="company"
                title={t`Für ein Unternehmen`}
                description={t`Sie handeln für eine GmbH, Genossenschaft, Stiftung oder ein anderes Unternehmen.`}
              />
            </RadioGroup>
          )}
        </Field>
        <Rest fields={fields} busy={busy} failure={failure} recommendation={recommendation} refusal={refusal} />
      </Form>
    </GateView>
  );
}

type RestProps = Pick<SignUpViewProps, 'busy' | 'failure' | 'recommendation' | 'refusal'> & {
  fields: Fields<SignUpForm>;
};

/** Fields that depend on the kind of account; renders nothing before the choice. */
function Rest({ fields, busy, failure, recommendation, refusal }: RestProps) {
  const { t } = useLingui();
  const accountType = useFieldValue(fields, 'accountType');
  if (accountType === null) return null;
  const optional = t`freiwillig`;
  const newTab = t`(öffnet einen neuen Tab)`;
  return (
    <>
      {accountType === 'company' && <CompanyPart fields={fields} optional={optional} />}
      <div className={classes.name}>
        <Field of={fields} name="firstName">
          {(field) => <TextField label={t`Vorname`} autoComplete="given-name" {...field} />}
        </Field>
        <Field of={fields} name="lastName">
          {(field) => <TextField label={t`Nachname`} autoComplete="family-name" {...field} />}
        </Field>
      </div>
      <div className="stack" data-gap="sm">
        <Field of={fields} name="email">
          {(field) => <TextField label={t`E-Mail-Adresse`} type="email" autoComplete="email" {...field} />}
        </Field>
        {(refusal?.kind === 'alreadySignedUp' || refusal?.kind === 'companyNameExists') && <OtherAccount />}
      </div>
      <Field of={fields} name="password">
        {(field) => <NewPasswordField label={t`Passwort`} {...field} />}
      </Field>
      <Field of={fields} name="confirmPassword">
        {(field) => <Password label={t`Passwort wiederholen`} autoComplete="new-password" {...field} />}
      </Field>
      <ReferralField fields={fields} optional={optional} recommendation={recommendation} />
      <div className="stack" data-gap="sm">
        <Field of={fields} name="termsAccepted">
          {({ value, ...field }) => (
            <Checkbox isSelected={value} {...field}>
              <Trans>
                Ich stimme den{' '}
                <Link href={pathTo('/terms-and-conditions')} newTab={newTab}>
                  AGB
                </Link>{' '}
                zu und habe die{' '}
                <Link href={pathTo('/privacy-policy')} newTab={newTab}>
                  Datenschutzerklärung
                </Link>{' '}
                gelesen.
              </Trans>
            </Checkbox>
          )}
        </Field>
        <Field of={fields} name="subscribedToNewsletter">
          {({ value, ...field }) => (
            <Checkbox isSelected={value} optional {...field}>
              <Trans>
                Informieren Sie mich per E-Mail über neue Angebote. Diese Einwilligung kann ich jederzeit widerrufen.
              </Trans>
            </Checkbox>
          )}
        </Field>
      </div>
      <FormFailure of={fields} failure={failure} />
      <Button type="submit" wide busy={busy} busyLabel={t`Konto wird angelegt`}>{t`Registrieren`}</Button>
    </>
  );
}

/** Links to the existing account, also for a visitor who lost the shop's answer. */
function OtherAccount() {
  return (
    <p className="small">
      <Trans>
        <Link href={pathTo('/login')}>Anmelden</Link>,{' '}
        <Link href={pathTo('/reset-password')}>neues Passwort setzen</Link> oder{' '}
        <Link href={pathTo('/resend-verification')}>neuen Bestätigungslink anfordern</Link>
      </Trans>
    </p>
  );
}
