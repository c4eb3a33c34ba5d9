import { expect, test } from 'vitest';
import { pictureFor } from './picture.ts';
import type { MapScreen } from './screenMap.ts';

const look = { locale: 'de', size: 'phone', scheme: 'dark' } as const;
const screen: MapScreen = {
  id: 'investor /doors/$uuid',
  reading: 'investor',
  path: '/doors/$uuid',
  feature: 'doors',
  access: 'account',
  names: { de: 'Tür', en: 'Door' },
  machines: [{ machine: 'door', states: ['door.shut', 'door.open'], failures: [] }],
  flows: [],
  seen: {},
  redirected: {},
};
const shown = [
  { machine: 'door', state: 'door.shut', failure: 'offline', key: '0:1' },
  { machine: 'door', state: 'door.open', failure: null, key: '0:0' },
];

test('a screen that the crawl saw has the picture of the crawl', () => {
  const seen = { person: { address: '/doors/1', heading: 'Tür', linked: true } };
  expect(pictureFor({ ...screen, seen }, look, shown)).toBe('map/investor.doors.uuid-de-phone-dark.png');
});

test('a screen after earlier steps has the picture of a state without a failure', () => {
  expect(pictureFor(screen, look, shown)).toBe('screens/door.open-de-phone-dark.png');
  expect(pictureFor(screen, look, [])).toBeNull();
});
