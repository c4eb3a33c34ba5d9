import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { MethodPart } from '#components/review/MethodPart.tsx';
import { useMethodForm } from '#components/review/useMethodForm.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';

export interface MethodChangeViewProps extends Omit<FormViewProps<string>, 'draft'> {
  methods: AsyncData<PaymentMethod[]>;
  /** Code of the order's present method. */
  present: string;
  /** True if the order waits for a transfer, which may be on its way already. */
  byTransfer: boolean;
  onFirstOpened: () => void;
}

/** Lets the customer pay an open order by another method, if its product has one. */
export function MethodChangeView({ methods, onFirstOpened, ...change }: MethodChangeViewProps) {
  const { t } = useLingui();
  return (
    <div className="no-print">
      <Disclosure summary={<Trans>Zahlungsart ändern</Trans>} isLate onFirstOpened={onFirstOpened}>
        <Async
          read={methods}
          failed={t`Die Zahlungsarten konnten nicht geladen werden.`}
          skeleton={<SkeletonBlock height="10rem" />}
        >
          {(all) =>
            all.some(({ code }) => code !== change.present) ? (
              <MethodChangeForm {...change} methods={all} />
            ) : (
              <p className="soft">
                <Trans>Es gibt keine andere Zahlungsart.</Trans>
              </p>
            )
          }
        </Async>
      </Disclosure>
    </div>
  );
}

interface MethodChangeFormProps extends Omit<MethodChangeViewProps, 'methods' | 'onFirstOpened'> {
  methods: readonly PaymentMethod[];
}

function MethodChangeForm(props: MethodChangeFormProps) {
  const { methods, present, byTransfer, busy, failure, onSubmit, ...form } = props;
  const { t } = useLingui();
  const others = methods.filter(({ code }) => code !== present);
  const { fields, submit, submitCount } = useMethodForm({ methods: others, chosen: present, tried: null, ...form });
  return (
    <Form onSubmit={() => submit(({ method }) => method !== null && onSubmit(method))} submitCount={submitCount}>
      <FormFailure of={fields} failure={failure} />
      {byTransfer && (
        <p>
          <Trans>Haben Sie schon überwiesen? Dann ändern Sie bitte nichts, damit Sie nicht zweimal bezahlen.</Trans>
        </p>
      )}
      <MethodPart fields={fields} methods={methods} busy={busy} />
      <FormActions>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={t`Zahlungsart wird übernommen`}>
          {t`Zahlungsart übernehmen`}
        </Button>
      </FormActions>
    </Form>
  );
}
