import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { usePlace } from '#app/page/navigation.ts';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { blocks } from '#app/reads/blocks.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { needsMoreInfo } from '#domain/person/customerStatus.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { page } from './reads.ts';
import { BannedView } from './views/BannedView.tsx';
import { ContactView } from './views/ContactView.tsx';
import { ContentView } from './views/ContentView.tsx';

/** `/imprint` and further legal routes: the content page of the same code. */
export function LegalFlow(): ReactNode {
  const code = usePlace(({ pathname }) => pathname.slice(1));
  return <Page key={code} code={code} />;
}

export function CmsFlow(): ReactNode {
  const { code } = useScreenParams('/cms/$code');
  return <Page key={code} code={code} />;
}

function Page({ code }: { code: string }) {
  const { resources } = useApp();
  return <ContentView code={code} read={useResource(resources.of(page, code))} />;
}

const PRODUCT_CODE = /^[\w-]{1,64}$/;

export function ContactFlow(): ReactNode {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer)).data;
  const { work = '', wanted = '' } = useScreenSearch('/contact');
  return (
    <ContactView
      asked={loggedIn && investor !== null && needsMoreInfo(investor)}
      // Other text from a URL must not appear as the shop's own.
      work={PRODUCT_CODE.test(work) ? work : undefined}
      wanted={PRODUCT_CODE.test(wanted) ? wanted : undefined}
      channel={useResource(resources.of(channel))}
      blocks={useResource(resources.of(blocks))}
    />
  );
}

export function BannedFlow(): ReactNode {
  const { resources } = useApp();
  return <BannedView channel={useResource(resources.of(channel))} />;
}
