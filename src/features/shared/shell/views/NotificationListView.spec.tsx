import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { NotificationListView } from './NotificationListView.tsx';

test.each([
  ['success', 'Erfolg: Das Laden dauert länger als gewöhnlich.'],
  ['error', 'Fehler: Das Laden dauert länger als gewöhnlich.'],
  ['info', 'Hinweis: Das Laden dauert länger als gewöhnlich.'],
] as const)('a notification of the type %s is read out as one', async (type, said) => {
  const notification = { id: '1', type, message: 'slow', failure: null } as const;
  const { text } = await rendered(<NotificationListView notifications={[notification]} onDismiss={() => undefined} />);
  expect(text).toContain(said);
});
