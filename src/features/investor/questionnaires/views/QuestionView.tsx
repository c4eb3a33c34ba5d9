import { Trans } from '@lingui/react/macro';
import type { FieldProps } from '#components/form/Field.tsx';
import type { Question } from '#domain/shop/questionnaire.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import classes from './questionnaires.module.css';

export interface QuestionViewProps {
  question: Question;
  field: FieldProps<readonly string[]>;
  /** Called when an answer is chosen for good; undefined if the choice does not lead on. */
  onDecide: (() => void) | undefined;
}

/** A question with its answers; the whole row of an answer is its target. */
export function QuestionView({ question, field, onDecide }: QuestionViewProps) {
  const { kind, text, help, options } = question;
  const { value, onChange, ...rest } = field;
  const [statement] = options;
  const label = <span className={classes.ask}>{text}</span>;
  return (
    <div className={classes.question}>
      {kind === 'single' && (
        <RadioGroup
          {...rest}
          label={label}
          hint={
            onDecide && (
              <Trans>Mit Ihrer Antwort kommen Sie zur nächsten Frage. Sie können jederzeit zurückgehen.</Trans>
            )
          }
          value={value[0] ?? null}
          onChange={(chosen) => onChange([chosen])}
          onDecide={onDecide}
        >
          {options.map((option) => (
            <ChoiceCard key={option.code} value={option.code} title={option.text} description={option.detail} />
          ))}
        </RadioGroup>
      )}
      {kind === 'multiple' && (
        <CheckboxGroup
          {...rest}
          label={label}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option.code, label: option.text }))}
        />
      )}
      {kind === 'confirmation' && statement && (
        <>
          <h2>{text}</h2>
          <Checkbox
            {...rest}
            isSelected={value.includes(statement.code)}
            onChange={(isSelected) => onChange(isSelected ? [statement.code] : [])}
          >
            {statement.text}
          </Checkbox>
        </>
      )}
      {help && (
        <Disclosure summary={<Trans>Warum fragen wir das?</Trans>}>
          <p className="soft small measure">{help}</p>
        </Disclosure>
      )}
    </div>
  );
}
