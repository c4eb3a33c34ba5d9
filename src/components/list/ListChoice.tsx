import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { ShownReading } from '#components/links/reading.ts';
import type { Choice, Security } from '#domain/order/choice.ts';
import { type Option, Select } from '#ui/Select.tsx';
import classes from './choice.module.css';

export interface ListChoiceProps {
  /** The latest first. */
  years: readonly string[];
  securities: readonly Security[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whether it stands in a card that has no padding of its own. */
  padded?: boolean;
  /** While the rows are on their way: what the address asks for is shown, and nothing can be chosen. */
  isDisabled?: boolean;
  /** What else may be chosen. */
  children?: ReactNode;
}

/** Which rows of a list are shown: those of a year, and of a security. */
export function ListChoice(props: ListChoiceProps) {
  const { years, securities, choice, onChoose, padded = true, isDisabled, children } = props;
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  // Where the rows say neither, there is nothing to choose.
  const hasYears = isDisabled || years.length > 0 || choice.year !== '';
  const hasSecurities = isDisabled || securities.length > 0 || choice.product !== '';
  if (!hasYears && !hasSecurities && !children) return null;
  return (
    <div className={`no-print ${classes.choice}`} data-padded={padded || undefined}>
      {hasYears && (
        <Select
          label={t`Jahr`}
          value={choice.year}
          placeholder={t`Alle`}
          options={orAsked(
            years.map((year) => ({ value: year, label: year })),
            isDisabled && choice.year,
          )}
          onChange={(year) => onChoose({ ...choice, year })}
          isDisabled={isDisabled}
        />
      )}
      {children}
      {hasSecurities && (
        <Select
          label={isMarket ? t`Werk` : t`Wertpapier`}
          value={choice.product}
          placeholder={t`Alle`}
          options={orAsked(
            securities.map(({ code, name }) => ({ value: code, label: name })),
            isDisabled && choice.product,
          )}
          onChange={(product) => onChoose({ ...choice, product })}
          isDisabled={isDisabled}
        />
      )}
    </div>
  );
}

/** What is asked for is shown also before it is known whether there is something of it: by its code where its name is not read. */
export const orAsked = (
  options: readonly Option[],
  asked: string | false | undefined,
  label = asked,
): readonly Option[] =>
  !asked || !label || options.some(({ value }) => value === asked) ? options : [...options, { value: asked, label }];
