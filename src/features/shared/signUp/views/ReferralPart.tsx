import { Trans, useLingui } from '@lingui/react/macro';
import { isMissing } from '#components/async/Async.tsx';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Recommendation, SignUpForm } from './form.ts';
import classes from './signUp.module.css';

/** Referrer by the code in the URL; renders nothing if the referrer failed to load. */
export function RecommendedPart({ recommendation: { read } }: { recommendation: Recommendation }) {
  const { t } = useLingui();
  if (isMissing(read)) return null;
  if (!read.data)
    return (
      <LoadingRegion label={t`Empfehlungscode wird geprüft`}>
        <SkeletonBlock height="4.5rem" />
      </LoadingRegion>
    );
  const { name, code } = read.data;
  return (
    <div className={classes.recommended}>
      <CheckIcon />
      <div>
        <p>
          <Trans>
            <b>{name}</b> empfiehlt Ihnen Parkett.
          </Trans>
        </p>
        <p className="soft small">
          <Trans>
            {name} sieht Ihre Initialen, den Tag Ihrer Registrierung und Ihren Status bis zur Abrechnung Ihrer Zeichnung
            und kann eine Provision erhalten, wenn Sie zeichnen. Welches Wertpapier und wie viel Sie zeichnen, geben wir
            nicht weiter.
          </Trans>
        </p>
        <p className="soft small">
          <Trans>
            Empfehlungscode {code}, <Link href={pathTo('/data-protection')}>Datenschutz</Link>,{' '}
            <Link href={pathTo('/sign-up/{-$referralCode}')}>ohne Empfehlung registrieren</Link>
          </Trans>
        </p>
      </div>
    </div>
  );
}

export interface ReferralFieldProps {
  fields: Fields<SignUpForm>;
  optional: string;
  recommendation: Recommendation | null;
}

/** Field for a referral code, if the URL has none or an invalid one. */
export function ReferralField({ fields, optional, recommendation }: ReferralFieldProps) {
  const { t } = useLingui();
  if (recommendation && !isMissing(recommendation.read)) return null;
  const failed = recommendation?.read.failure ?? null;
  const unknown = t`Zu diesem Code finden wir niemanden. Bitte prüfen Sie ihn; beim Registrieren prüfen wir ihn noch einmal.`;
  const isUnknown = failed?.kind === 'notFound';
  return (
    <Disclosure summary={<Trans>Empfehlungscode</Trans>} open={failed !== null}>
      <Field of={fields} name="referralCode">
        {(field) => (
          <TextField
            {...field}
            label={t`Code`}
            optional={optional}
            hint={
              failed && !isUnknown
                ? t`Wir konnten den Code gerade nicht prüfen. Das holen wir bei der Registrierung nach.`
                : t`Die Person, von der Sie den Code haben, sieht Ihre Initialen, den Tag Ihrer Registrierung und Ihren Status bis zur Abrechnung Ihrer Zeichnung.`
            }
            autoComplete="off"
            spellCheck={false}
            error={field.error ?? (isUnknown && field.value === recommendation?.code ? unknown : undefined)}
          />
        )}
      </Field>
    </Disclosure>
  );
}
