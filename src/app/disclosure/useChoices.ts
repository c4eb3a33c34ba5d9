import type { AsyncData } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import type { Choices } from '#components/disclosure/useSubjectForm.ts';
import { residencesIn } from '#domain/person/countries.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { useApp } from '../app.ts';
import { customer } from '../reads/customer.ts';
import { countries, currencies, zone } from '../reads/lookups.ts';
import { useResource } from '../resources/useResource.ts';

/** Reads the customer and the options of their forms. */
export function useChoices(): AsyncData<{ investor: Customer; choices: Choices }> {
  const { resources, settings } = useApp();
  const { data, ...read } = allOf(
    useResource(resources.of(customer)),
    useResource(resources.of(countries)),
    useResource(resources.of(currencies)),
    useResource(resources.of(zone, settings.residenceZone ?? '')),
  );
  if (data === null) return { data, ...read };
  const [investor, offered, moneys, { members }] = data;
  const lived = [investor.defaultAddress?.countryCode, investor.company?.defaultAddress?.countryCode];
  const residences = residencesIn(offered, members, lived);
  return { data: { investor, choices: { countries: offered, residences, currencies: moneys } }, ...read };
}
