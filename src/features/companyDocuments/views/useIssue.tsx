import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ofDay } from '#components/disclosure/rules.ts';
import { Field, fillFields } from '#components/form/Field.tsx';
import { useBreachText } from '#components/form/useBreachText.ts';
import { useForm } from '#components/form/useForm.ts';
import { isoOf } from '#domain/forms/dayParts.ts';
import { minDate, notFuture, type RuleBreach, required } from '#domain/forms/validation.ts';
import { firstDayOn } from '#domain/onboarding/company.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DateFields } from '#ui/DateFields.tsx';
import { Form } from '#ui/Form.tsx';

export interface Issue {
  /** Field for the day of issue; null for documents that are not asked for it. */
  field: ReactNode;
  /** True if a day was refused since the last file that arrived. */
  isShown: boolean;
  /** Calls `open` unless the day is missing or wrong, which the field then says. */
  check: (open: () => void) => void;
  /**
   * Hands the day on, null for documents that are not asked for it. The field keeps it until `onArrived` empties it for the
   * next file: a file that is refused or interrupted is chosen again without typing.
   */
  submit: (take: (issued: CalendarDate | null, onArrived: () => void) => void) => void;
}

/** The day on which an excerpt was issued, asked for before its file: three months count from it. */
export function useIssue(isAsked: boolean, today: CalendarDate): Issue {
  const { t } = useLingui();
  const { date } = useFormat();
  const breachText = useBreachText();
  const say = (breach: RuleBreach) =>
    breach.kind === 'tooEarly'
      ? t`Dieser Auszug ist älter als drei Monate. Bitte holen Sie einen neuen.`
      : breachText(breach);
  const first = firstDayOn(today);
  const { fields, submit, submitCount } = useForm({
    initial: { issued: '' },
    rules: { issued: isAsked ? [required, ofDay(notFuture(today)), ofDay(minDate(first))] : [] },
    // While a day is typed, it is unfinished.
    onSubmitOnly: true,
    say,
  });
  const [settledAt, setSettledAt] = useState(0);
  return {
    field: isAsked ? (
      <Form onSubmit={() => submit(() => undefined)} submitCount={submitCount}>
        <Field of={fields} name="issued">
          {(field) => (
            <DateFields
              label={t`Ausgestellt am`}
              hint={t`Das Datum auf dem Auszug: ${date(first)} oder später.`}
              labels={{ day: t`Tag`, month: t`Monat`, year: t`Jahr` }}
              {...field}
            />
          )}
        </Field>
      </Form>
    ) : null,
    isShown: submitCount > settledAt,
    check: (open) => submit(open),
    submit: (take) =>
      submit(({ issued }) => {
        take(isAsked ? isoOf(issued) : null, () => {
          fillFields(fields, { issued: '' });
          setSettledAt(submitCount);
        });
      }),
  };
}
