import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import classes from './questionnaires.module.css';

/** The way to change an answer that the shop has; nothing where there is none. */
export function AgainPart({ onChange }: { onChange: (() => void) | null }) {
  if (onChange === null) return null;
  return (
    <p className={`soft small ${classes.again}`}>
      <Trans>
        Sie möchten eine Antwort ändern? Dann beginnt der Fragebogen von vorn, und Ihre Antworten werden gelöscht.
      </Trans>{' '}
      <Button variant="quiet" size="sm" onPress={onChange}>
        <Trans>Fragebogen neu beginnen</Trans>
      </Button>
    </p>
  );
}
