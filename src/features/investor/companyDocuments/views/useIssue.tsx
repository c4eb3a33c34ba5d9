import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ofDay } from '#components/disclosure/rules.ts';
import { Field, fillFields } from '#components/form/Field.tsx';
import { useBreachText } from '#components/form/useBreachText.ts';
import { useForm } from '#components/form/useForm.ts';
import { minDate, notFuture, type RuleBreach, required } from '#domain/forms/validation.ts';
import { isoOf } from '#domain/input/dayParts.ts';
import { firstDayOn } from '#domain/onboarding/evidence.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DateFields } from '#ui/DateFields.tsx';
import { Form } from '#ui/Form.tsx';

export interface Issue {
  /** Field for the day of issue; null for documents without one. */
  field: ReactNode;
  /** True if a day was refused since the last file that arrived. */
  isShown: boolean;
  /** Calls `open` unless the day is missing or invalid; the field then shows the error. */
  check: (open: () => void) => void;
  /**
   * Passes the day on, null for documents without one. The field keeps the day until `onArrived` clears it for the next
   * file: a refused or interrupted file is chosen again without retyping the day.
   */
  submit: (take: (issued: CalendarDate | null, onArrived: () => void) => void) => void;
}

/** Asks for an excerpt's day of issue before its file: three months count from that day. */
export function useIssue(isAsked: boolean, today: CalendarDate): Issue {
  const { t } = useLingui();
  const { date } = useFormat();
  const breachText = useBreachText();
  const say = (breach: RuleBreach) =>
    breach.kind === 'tooEarly'
      ? t`Dieser Auszug ist älter als drei Monate. Bitte rufen Sie einen neuen ab.`
      : breachText(breach);
  const first = firstDayOn(today);
  const { fields, submit, submitCount } = useForm({
    initial: { issued: '' },
    rules: { issued: isAsked ? [required, ofDay(notFuture(today)), ofDay(minDate(first))] : [] },
    // A day being typed is incomplete.
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
