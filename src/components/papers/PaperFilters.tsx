import { useLingui } from '@lingui/react/macro';
import { type Paper, type PaperChoice, securitiesOf, yearsOf } from '#domain/order/papers.ts';
import { Select } from '#ui/Select.tsx';
import classes from './papers.module.css';

export interface PaperFiltersProps {
  /** All of them, whatever is shown. */
  papers: readonly Paper[];
  choice: PaperChoice;
  onChoose: (choice: PaperChoice) => void;
}

/** Which papers are shown: those of a year, and of a security. */
export function PaperFilters({ papers, choice, onChoose }: PaperFiltersProps) {
  const { t } = useLingui();
  return (
    <div className={classes.filters}>
      <Select
        label={t`Jahr`}
        value={choice.year}
        placeholder={t`Alle`}
        options={yearsOf(papers).map((year) => ({ value: year, label: year }))}
        onChange={(year) => onChoose({ ...choice, year })}
      />
      <Select
        label={t`Wertpapier`}
        value={choice.product}
        placeholder={t`Alle`}
        options={securitiesOf(papers).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(product) => onChoose({ ...choice, product })}
      />
    </div>
  );
}
