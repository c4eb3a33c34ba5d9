import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { Discount } from '#domain/shop/referral.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Panel } from '#ui/Panel.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './referrals.module.css';

export interface DiscountPartProps extends FormViewProps<{ code: string }> {
  /** At most one discount. */
  read: AsyncData<Discount[]>;
  /** True if the discount was accepted just now. */
  accepted: boolean;
}

/** Field for a discount code, or the result of the redeemed one (requirements 2.36 and 8.11). */
export function DiscountPart({ read, accepted, ...form }: DiscountPartProps) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Gutschein</Trans>}>
      <p role="status" className={accepted ? undefined : 'visually-hidden'}>
        {accepted && <Trans>Ihr Gutscheincode ist angenommen.</Trans>}
      </p>
      <Async
        read={read}
        failed={t`Ihr Gutscheincode konnte nicht geladen werden.`}
        lacking={t`Gutscheincodes können Sie hier nicht einlösen.`}
        skeleton={<SkeletonBlock height="6rem" />}
      >
        {([redeemed]) => (redeemed ? <Redeemed {...redeemed} /> : <Redemption {...form} />)}
      </Async>
    </Panel>
  );
}

function Redeemed({ code, credit, acceptedOn, creditedOn }: Discount) {
  const { t } = useLingui();
  const { date, money } = useFormat();
  return (
    <DescriptionList
      items={[
        { term: t`Code`, value: code },
        { term: t`Eingelöst am`, value: date(acceptedOn) },
        {
          term: t`Gutschrift`,
          value:
            creditedOn === null ? (
              <Trans>{money(credit)}, sobald Ihre nächste Zeichnung abgerechnet ist</Trans>
            ) : (
              <Trans>
                {money(credit)}, gutgeschrieben am {date(creditedOn)}
              </Trans>
            ),
        },
      ]}
    />
  );
}

function Redemption({ busy, failure, onSubmit, ...form }: FormViewProps<{ code: string }>) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm({
    initial: { code: '' },
    rules: { code: [required, maxLength(textLimits.code)] },
    ...form,
  });
  return (
    <div className={classes.code} ref={restoreFocus}>
      <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
        <FormFailure of={fields} failure={failure} />
        <Field of={fields} name="code">
          {(field) => (
            <TextField
              label={t`Gutscheincode`}
              hint={t`Pro Konto können Sie einen Code einlösen. Sie erhalten eine Gutschrift; der Betrag Ihrer Zeichnungen ändert sich nicht.`}
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
          )}
        </Field>
        <FormActions>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={t`Wird geprüft`}>{t`Einlösen`}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
