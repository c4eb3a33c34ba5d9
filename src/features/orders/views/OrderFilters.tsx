import { useLingui } from '@lingui/react/macro';
import { ListChoice } from '#components/list/ListChoice.tsx';
import { stateText } from '#components/orderState/stateText.ts';
import type { OrderFilter, offeredBy } from '#domain/order/orderList.ts';
import { Select } from '#ui/Select.tsx';

export interface OrderFiltersProps {
  offered: ReturnType<typeof offeredBy>;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
}

/** Which orders are shown: those of a year, of a security, and in a state. */
export function OrderFilters({ offered: { years, securities, states }, filter, onFilter }: OrderFiltersProps) {
  const { t, i18n } = useLingui();
  const isDisabled = states.length === 0;
  return (
    <ListChoice
      {...{ years, securities, isDisabled }}
      choice={filter}
      onChoose={(choice) => onFilter({ ...filter, ...choice })}
    >
      <Select
        label={t`Status`}
        placeholder={t`Alle`}
        value={filter.state}
        options={states.map((state) => ({ value: state, label: i18n._(stateText[state]) }))}
        onChange={(state) => onFilter({ ...filter, state })}
        isDisabled={isDisabled}
      />
    </ListChoice>
  );
}
