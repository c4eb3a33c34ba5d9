import { UboPerson } from '#domain/shop/onboarding.ts';
import { draftOf } from '#domain/shop/personDrafts.ts';

const home = { street: 'Am Delft 8', postcode: '26721', city: 'Emden', countryCode: 'DE' };
const natural = { type: 'natural', nationality: 'DE', birthplace: 'Emden', address: home };
const held = (share: number) => ({ equityShares: share, votingShares: share });

/** Account holder, before and after they are marked as registered. */
export const user = UboPerson.parse({ ...natural, id: 1, roles: [10], firstName: 'Birgit', lastName: 'Sander' });
export const registered = { ...user, roles: [10, 70] };
export const director = UboPerson.parse({
  ...natural,
  id: 2,
  roles: [70],
  firstName: 'Enno',
  lastName: 'Janssen',
  birthdate: '1970-05-04',
});
export const owner = UboPerson.parse({
  ...natural,
  ...held(40),
  id: 3,
  roles: [60],
  firstName: 'Birgit',
  lastName: 'Sander',
  birthdate: '1965-07-12',
});
export const company = UboPerson.parse({
  ...held(45),
  id: 4,
  type: 'legal',
  roles: [70],
  companyName: 'Sander Schifffahrt GmbH',
  companyType: '3',
  address: home,
});
export const behind = UboPerson.parse({
  ...natural,
  ...held(60),
  id: 5,
  roles: [60],
  heldThrough: 4,
  firstName: 'Hauke',
  lastName: 'Sander',
  birthdate: '1961-02-03',
});

/** Submitted data of a new and of an existing person; differs from the director also in fields other than the name. */
export const newDirector = { ...draftOf(director), firstName: 'Imke', lastName: 'Sander', pep: true };
export const newOwner = { ...draftOf(owner), firstName: 'Imke', equityShares: 30, votingShares: 30 };
/** The new director as stored by the shop. */
export const named = { ...newDirector, id: 6, roles: [70] };
