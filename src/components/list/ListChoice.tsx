import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Choice, Security } from '#domain/order/choice.ts';
import { Select } from '#ui/Select.tsx';
import classes from './choice.module.css';

export interface ListChoiceProps {
  /** The latest first. */
  years: readonly string[];
  securities: readonly Security[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whether it stands in a card that has no padding of its own. */
  padded?: boolean;
  isDisabled?: boolean;
  /** What else may be chosen. */
  children?: ReactNode;
}

/** Which rows of a list are shown: those of a year, and of a security. */
export function ListChoice(props: ListChoiceProps) {
  const { years, securities, choice, onChoose, padded = true, isDisabled, children } = props;
  const { t } = useLingui();
  return (
    <div className={`no-print ${classes.choice}`} data-padded={padded || undefined}>
      <Select
        label={t`Jahr`}
        value={choice.year}
        placeholder={t`Alle`}
        options={years.map((year) => ({ value: year, label: year }))}
        onChange={(year) => onChoose({ ...choice, year })}
        isDisabled={isDisabled}
      />
      {children}
      <Select
        label={t`Wertpapier`}
        value={choice.product}
        placeholder={t`Alle`}
        options={securities.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(product) => onChoose({ ...choice, product })}
        isDisabled={isDisabled}
      />
    </div>
  );
}
