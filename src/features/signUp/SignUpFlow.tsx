import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { channel } from '#app/reads/channel.ts';
import { useResource } from '#app/useResource.ts';
import { SignUpClosedView } from './views/SignUpClosedView.tsx';

/** `/sign-up`: the notice that registration is not possible (spec section 2). */
export function SignUpFlow(): ReactNode {
  const { resources } = useApp();
  return <SignUpClosedView channel={useResource(resources.of(channel))} />;
}
