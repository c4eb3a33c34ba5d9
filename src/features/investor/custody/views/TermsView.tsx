import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { StepForm } from '#components/steps/StepForm.tsx';
import steps from '#components/steps/steps.module.css';
import { type Answers, answerBreach } from '#domain/person/questionnaires.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Questionnaire } from '#domain/shop/questionnaire.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Form.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './custody.module.css';

export type OpenableDocument = Questionnaire['documents'][number];

export interface TermsViewProps {
  terms: Questionnaire;
  busy: boolean;
  failure: Failure | null;
  opening: string | null;
  opened: readonly string[];
  onOpen: (document: OpenableDocument) => void;
  onEdited: () => void;
  onAgree: (answers: Answers) => void;
}

/** Three parties in three sentences, then the contract and the consent box. */
export function TermsView(props: TermsViewProps) {
  const { terms, busy, failure, opening, opened, onOpen, onEdited, onAgree } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const { questions, statements, documents } = terms;
  const { fields, submit, submitCount } = useForm<Record<string, readonly string[]>, 'missing'>({
    initial: Object.fromEntries(questions.map(({ code }) => [code, []])),
    rules: Object.fromEntries(
      questions.map((question) => [
        question.code,
        [(chosen: readonly string[]) => (answerBreach(question, chosen) ? 'missing' : null)],
      ]),
    ),
    say: () => t`Bitte stimmen Sie zu, damit wir Ihre Wallet einrichten können.`,
    // Unticking the box needs no immediate error.
    onSubmitOnly: true,
    onEdited,
  });
  return (
    <StepForm
      title={terms.title}
      lede={terms.introduction}
      action={t`Verwahrung einrichten`}
      busy={busy}
      busyLabel={t`Verwahrung wird eingerichtet`}
      failure={
        failure && (
          <FormError>
            {failureText(failure)}{' '}
            <Trans>Bevor wir Ihre Zustimmung noch einmal senden, prüfen wir, ob sie schon angekommen ist.</Trans>
          </FormError>
        )
      }
      submitCount={submitCount}
      onSubmit={() => submit(onAgree)}
    >
      <ol className={classes.chain}>
        {statements.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className={steps.part} ref={restoreFocus}>
        <h2>{t`Bedingungen`}</h2>
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.fileUuid}>
              <PdfLink name={document.name} busy={opening === document.fileUuid} onPress={() => onOpen(document)} />
              {opened.includes(document.fileUuid) && <Badge tone="positive">{t`Heruntergeladen`}</Badge>}
            </li>
          ))}
        </ul>
        {questions.map(({ code, options: [statement] }) => (
          <Field of={fields} name={code} key={code}>
            {({ value, onChange, ...field }) => (
              <Checkbox
                {...field}
                isSelected={value.length > 0}
                onChange={(isSelected) => onChange(isSelected && statement ? [statement.code] : [])}
              >
                {statement?.text}
              </Checkbox>
            )}
          </Field>
        ))}
        <p className="soft small">{t`Eine Browser-Wallet brauchen Sie nicht.`}</p>
      </section>
    </StepForm>
  );
}
