import { useLingui } from '@lingui/react/macro';
import { Choices } from '#components/list/ListChoice.tsx';
import type { BondSearchQuery } from '#domain/search/bondSearch.ts';
import { Select } from '#ui/Select.tsx';
import { type BondFilter, useOrders } from './useFilters.ts';

export interface FiltersViewProps {
  filters: readonly BondFilter[];
  /** Order as in the address. */
  order: string;
  onSearch: (changes: BondSearchQuery) => void;
}

/** Filters and order of bonds; a change applies at once. */
export function FiltersView({ filters, order, onSearch }: FiltersViewProps) {
  const { t } = useLingui();
  return (
    <Choices>
      {filters.map(({ name, ...filter }) => (
        <Select key={name} {...filter} onChange={(value) => onSearch({ [name]: value })} />
      ))}
      <Select
        label={t`Sortierung`}
        value={order}
        options={useOrders()}
        onChange={(value) => onSearch({ order: value })}
      />
    </Choices>
  );
}
