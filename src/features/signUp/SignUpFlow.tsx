import { useApp } from '#app/app.tsx';
import { useResource } from '#app/useResource.ts';
import { SignUpClosedView } from './views/SignUpClosedView.tsx';

/** `/sign-up`: the notice that registration is not possible (spec section 2). */
export function SignUpFlow() {
  const { resources } = useApp();
  return <SignUpClosedView channel={useResource(resources.of('channel'))} />;
}
