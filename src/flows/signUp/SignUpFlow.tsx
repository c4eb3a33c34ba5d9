import { SignUpClosedView } from '#views/signUp/SignUpClosedView.tsx';
import { useApp } from '../app.tsx';
import { useRead } from '../useRead.ts';

/** `/sign-up`: the notice that registration is not possible (spec section 2). */
export function SignUpFlow() {
  const { resources } = useApp();
  return <SignUpClosedView channel={useRead(resources.of('channel'))} />;
}
