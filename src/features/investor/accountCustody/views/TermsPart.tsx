import { Trans } from '@lingui/react/macro';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import { answeredOf } from '#domain/person/questionnaires.ts';
import type { AnsweredQuestionnaire, Questionnaire } from '#domain/shop/questionnaire.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CheckIcon } from '#ui/icons.tsx';
import classes from './accountCustody.module.css';

export type TermsDocument = Questionnaire['documents'][number];

export interface TermsPartProps {
  terms: Questionnaire;
  answered: readonly AnsweredQuestionnaire[];
  /** File being downloaded; null if none. */
  opening: string | null;
  onOpen: (document: TermsDocument) => void;
}

/** Custody agreement: accepted terms, date and contract. */
export function TermsPart({ terms, answered, opening, onOpen }: TermsPartProps) {
  const { date } = useFormat();
  const agreement = answeredOf(answered, 'platform_tac');
  const chosen = new Set(agreement?.answers.flatMap(({ options }) => options));
  const agreed = terms.questions.flatMap(({ options }) => options.filter(({ code }) => chosen.has(code)));
  return (
    <div className="stack">
      {agreement && (
        <>
          <p>
            {agreement.answeredAt ? (
              <Trans>Am {date(agreement.answeredAt)} haben Sie zugestimmt:</Trans>
            ) : (
              <Trans>Sie haben zugestimmt:</Trans>
            )}
          </p>
          <ul className={classes.agreed}>
            {agreed.map(({ code, text }) => (
              <li key={code}>
                <CheckIcon />
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={classes.documents}>
        {terms.documents.map((document) => (
          <li key={document.fileUuid}>
            <PdfLink name={document.name} busy={opening === document.fileUuid} onPress={() => onOpen(document)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
