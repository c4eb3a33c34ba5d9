import type { ReactNode } from 'react';
import steps from '#components/steps/steps.module.css';
import type { Questionnaire } from '#domain/shop/questionnaire.ts';
import { WarningIcon } from '#ui/icons.tsx';
import classes from './questionnaires.module.css';

/** Statements to read before agreeing to them; amber, since they report no mistake. */
export function StatementsPart({ title, statements }: { title: ReactNode; statements: Questionnaire['statements'] }) {
  if (statements.length === 0) return null;
  return (
    <section className={steps.part}>
      <h2>{title}</h2>
      <ul className={classes.statements}>
        {statements.map((statement) => (
          <li key={statement.title}>
            <WarningIcon />
            <span>
              <b>{statement.title}</b> {statement.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
