import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Code } from './Code.tsx';

/** Copies a test; `children` stand beside the button. */
export function CopyTest({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, copied: true }),
      () => setOutcome({ text, copied: false }),
    );
  return (
    <div className="stack no-print" data-gap="sm">
      <div className="cluster" data-gap="md">
        <Button variant="secondary" size="sm" onPress={copy}>{t`Als Test kopieren`}</Button>
        {children}
        <span role="status" className="small soft">
          {outcome?.text === text &&
            (outcome.copied ? t`Kopiert.` : t`Die Zwischenablage ist gesperrt; der Text steht unten.`)}
        </span>
      </div>
      <Disclosure summary={t`Der Test als Text`}>
        <Code label={t`Der Test als Text`} text={text} />
      </Disclosure>
    </div>
  );
}
