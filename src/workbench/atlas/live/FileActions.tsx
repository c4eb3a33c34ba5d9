import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { save } from '../save.ts';
import { fileOf, logIn } from './file.ts';
import type { Log } from './log.ts';
import { step } from './store.ts';

export function FileActions({ log }: { log: Log }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = logIn(await file.text());
    setRefused(found ? null : file.name);
    if (found) step({ type: 'file.opened', name: file.name, log: found });
  };
  return (
    <>
      {log.entries.length > 0 && (
        <Button variant="secondary" size="sm" onPress={() => saveLog(log)}>{t`Speichern`}</Button>
      )}
      <Button variant="secondary" size="sm" onPress={() => input.current?.click()}>{t`Öffnen`}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // Lets the reader choose the same file again.
          target.value = '';
        }}
      />
      <p role="alert" className="live-refusal">
        {refused !== null && t`„${refused}“ ist kein Protokoll aus dem Atlas.`}
      </p>
    </>
  );
}

function saveLog(log: Log): void {
  const now = new Date().toISOString();
  save(`parkett-live-${now.slice(0, 19).replaceAll(':', '-')}.json`, fileOf(log, now), 'application/json');
}
