import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { ShownReading } from '#components/links/reading.ts';
import type { Choice, Security } from '#domain/order/choice.ts';
import { type Option, Select } from '#ui/Select.tsx';
import classes from './choice.module.css';

export interface ListChoiceProps {
  /** Latest first. */
  years: readonly string[];
  securities: readonly Security[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Adds padding, for a card that has none of its own. */
  padded?: boolean;
  /** True while the rows are being read: shows the filters of the address, which cannot be changed yet. */
  isDisabled?: boolean;
  children?: ReactNode;
}

/** Filters of a list on a line, as chips on narrow screens; `padded` as in `ListChoice`. */
export const Choices = ({ padded, children }: Pick<ListChoiceProps, 'padded' | 'children'>) => (
  <div className={`no-print ${classes.choice}`} data-padded={padded || undefined}>
    {children}
  </div>
);

/** Filters of a list: year and security. */
export function ListChoice(props: ListChoiceProps) {
  const { years, securities, choice, onChoose, padded = true, isDisabled, children } = props;
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  // If the rows have neither years nor securities, there is nothing to choose.
  const hasYears = isDisabled || years.length > 0 || choice.year !== '';
  const hasSecurities = isDisabled || securities.length > 0 || choice.product !== '';
  if (!hasYears && !hasSecurities && !children) return null;
  return (
    <Choices padded={padded}>
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
    </Choices>
  );
}

/**
 * Adds the requested filter to the options, even before it is known to have rows; labelled with its code until its name
 * is read.
 */
export const orAsked = (
  options: readonly Option[],
  asked: string | false | undefined,
  label = asked,
): readonly Option[] =>
  !asked || !label || options.some(({ value }) => value === asked) ? options : [...options, { value: asked, label }];
