import { expect, test } from 'vitest';
import { Channel } from '#domain/shop/channel.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ContactView } from './ContactView.tsx';

const read = { loading: false, failure: null, onRetry: () => undefined };
const channel = Channel.parse({ code: 'token', name: 'Parkett', contactEmail: 'hilfe@parkett.example' });

test.each([
  ['RING-2', undefined, '?subject=Meldung%20zu%20Werk%20RING-2"'],
  [undefined, 'RING-2', '?subject=Wallet%20freigeben%20f%C3%BCr%20Werk%20RING-2"'],
  [undefined, undefined, 'hilfe@parkett.example"'],
])('about the work %s reported, %s wanted, the mail begins “%s”', async (work, wanted, end) => {
  const { markup } = await rendered(
    <ContactView
      asked={false}
      work={work}
      wanted={wanted}
      channel={{ ...read, data: channel }}
      blocks={{ ...read, data: [] }}
    />,
  );
  expect(markup).toContain(end);
});
