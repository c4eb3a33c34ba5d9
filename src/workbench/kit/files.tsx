import { useState } from 'react';
import { FileButton } from '#ui/FileButton.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

export function Files({ say }: KitContext) {
  const [name, setName] = useState('');
  const choose = say('Datei auswählen', 'Choose a file');
  return (
    <Chapter title={say('Dateien', 'Files')}>
      <Specimen name="FileButton, FileDrop">
        <FileDrop isOpen onDrop={([file]) => setName(file?.name ?? '')}>
          <p>{name || say('Eine PDF-Datei, höchstens 20 MB.', 'A PDF file, 20 MB at most.')}</p>
          <FileButton
            accept=".pdf,application/pdf"
            variant="secondary"
            onChoose={([file]) => setName(file?.name ?? '')}
          >
            {choose}
          </FileButton>
        </FileDrop>
        <FileDrop isOpen={false} onDrop={() => undefined}>
          <FileButton
            accept=".pdf,application/pdf"
            variant="secondary"
            disabledReason={say('Drei Dateien sind das Höchste.', 'Three files are the most.')}
            onChoose={() => undefined}
          >
            {choose}
          </FileButton>
        </FileDrop>
      </Specimen>
      <Specimen name="ProgressBar">
        <ProgressBar label="gesellschafterliste.pdf" value={0}>
          {say('Wartet', 'Waiting')}
        </ProgressBar>
        <ProgressBar label="handelsregister.pdf" value={62}>
          {say('62 % von 4,1 MB', '62% of 4.1 MB')}
        </ProgressBar>
        <ProgressBar label="vollmacht.pdf" value={null}>
          {say('Wird geprüft', 'Checking')}
        </ProgressBar>
      </Specimen>
    </Chapter>
  );
}
