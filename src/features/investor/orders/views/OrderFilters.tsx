import { useLingui } from '@lingui/react/macro';
import { ListChoice, orAsked } from '#components/list/ListChoice.tsx';
import { stateText } from '#components/orderState/stateText.ts';
import type { OrderFilter, offeredBy } from '#domain/order/orderList.ts';
import { Select } from '#ui/Select.tsx';

export interface OrderFiltersProps {
  offered: ReturnType<typeof offeredBy>;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  /** True while the orders are loading. */
  isDisabled: boolean;
}

export function OrderFilters({
  offered: { years, securities, states },
  filter,
  onFilter,
  isDisabled,
}: OrderFiltersProps) {
  const { t, i18n } = useLingui();
  const asked = Object.entries(stateText).find(([state]) => isDisabled && state === filter.state);
  return (
    <ListChoice
      years={years}
      securities={securities}
      isDisabled={isDisabled}
      choice={filter}
      onChoose={(choice) => onFilter({ ...filter, ...choice })}
    >
      <Select
        label={t`Status`}
        placeholder={t`Alle`}
        value={filter.state}
        options={orAsked(
          states.map((state) => ({ value: state, label: i18n._(stateText[state]) })),
          asked?.[0],
          asked && i18n._(asked[1]),
        )}
        onChange={(state) => onFilter({ ...filter, state })}
        isDisabled={isDisabled}
      />
    </ListChoice>
  );
}
