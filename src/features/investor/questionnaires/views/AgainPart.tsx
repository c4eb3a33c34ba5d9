import { Trans, useLingui } from '@lingui/react/macro';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { Button } from '#ui/Button.tsx';
import classes from './questionnaires.module.css';

export interface AgainPartProps {
  /** First questionnaire of this page. */
  asked?: QuestionnaireType;
  onChange: (() => void) | null;
}

/** Button that changes an answer which the shop has; renders nothing if no change is possible. */
export function AgainPart({ asked, onChange }: AgainPartProps) {
  const { t } = useLingui();
  if (onChange === null) return null;
  if (asked === 'wphg_optional' || asked === 'professional')
    return (
      <p className={`soft small ${classes.again}`}>
        <Trans>Sie möchten anders eingestuft werden? Dann wählen Sie neu.</Trans>{' '}
        {asked === 'professional' && (
          <>
            <Trans>Ihre Einstufung als professioneller Kunde endet damit sofort.</Trans>{' '}
          </>
        )}
        <Button variant="quiet" size="sm" onPress={onChange}>{t`Einstufung ändern`}</Button>
      </p>
    );
  return (
    <p className={`soft small ${classes.again}`}>
      <Trans>
        Sie möchten eine Antwort ändern? Dann beginnt der Fragebogen von vorn, und Ihre Antworten werden gelöscht.
      </Trans>{' '}
      <Button variant="quiet" size="sm" onPress={onChange}>{t`Fragebogen neu beginnen`}</Button>
    </p>
  );
}
