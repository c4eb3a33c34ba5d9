import { useLingui } from '@lingui/react/macro';
import { stateText } from '#components/orderState/stateText.ts';
import { type OrderFilter, securitiesOf, statesOf, yearsOfOrders } from '#domain/order/orderList.ts';
import type { Order } from '#domain/shop/order.ts';
import { Select } from '#ui/Select.tsx';
import classes from './orders.module.css';

/** What orders may be filtered by. */
export const offeredBy = (orders: readonly Order[]) => ({
  years: yearsOfOrders(orders),
  securities: securitiesOf(orders),
  states: statesOf(orders),
});
type Offered = ReturnType<typeof offeredBy>;

/** What of a filter is offered: an address may name anything. */
export function existing({ year, product, state }: OrderFilter, { years, securities, states }: Offered): OrderFilter {
  return {
    year: years.includes(year) ? year : '',
    product: securities.some(({ code }) => code === product) ? product : '',
    state: states.some((each) => each === state) ? state : '',
  };
}

interface FiltersProps {
  offered: Offered;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
}

export function Filters({ offered, filter, onFilter }: FiltersProps) {
  const { t, i18n } = useLingui();
  const set = (change: Partial<OrderFilter>) => onFilter({ ...filter, ...change });
  const { years, securities, states } = offered;
  const isDisabled = states.length === 0;
  return (
    <div className={classes.filters}>
      <Select
        label={t`Jahr`}
        placeholder={t`Alle`}
        value={filter.year}
        options={years.map((year) => ({ value: year, label: year }))}
        onChange={(year) => set({ year })}
        isDisabled={isDisabled}
      />
      <Select
        label={t`Status`}
        placeholder={t`Alle`}
        value={filter.state}
        options={states.map((state) => ({ value: state, label: i18n._(stateText[state]) }))}
        onChange={(state) => set({ state })}
        isDisabled={isDisabled}
      />
      <Select
        label={t`Wertpapier`}
        placeholder={t`Alle`}
        value={filter.product}
        options={securities.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(product) => set({ product })}
        isDisabled={isDisabled}
      />
    </div>
  );
}
