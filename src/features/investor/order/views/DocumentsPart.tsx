import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Field } from '#components/form/Field.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { PdfLink } from '#components/papers/PdfLink.tsx';
import steps from '#components/steps/steps.module.css';
import type { LegalDocument } from '#domain/shop/product.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import type { PartProps } from './declarationFields.ts';
import classes from './order.module.css';

export interface DocumentsPartProps extends PartProps {
  documents: readonly LegalDocument[];
  openedDocumentIds: readonly number[];
  openingId: number | null;
  withoutFile: readonly LegalDocument[];
  onOpen: (document: LegalDocument) => void;
}

/** The legal documents: the investor opens each, then confirms all. */
export function DocumentsPart({ fields, ...documents }: DocumentsPartProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={steps.part} ref={restoreFocus}>
      <div>
        <h2 id={`${id}-head`}>{t`Unterlagen`}</h2>
        <p className="soft" id={`${id}-hint`}>
          <Trans>Bitte öffnen und lesen Sie alle Unterlagen. Wir schicken sie Ihnen auch per E-Mail.</Trans>
        </p>
      </div>
      <Field of={fields} name="documents">
        {({ error }) => <Documents {...documents} id={id} error={error} />}
      </Field>
      <Field of={fields} name="documentsConfirmed">
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            <Trans>Ich habe die Unterlagen gelesen und zur Kenntnis genommen.</Trans>
          </Checkbox>
        )}
      </Field>
    </section>
  );
}

interface DocumentsProps extends Omit<DocumentsPartProps, 'fields'> {
  /** Id of the part: its heading is `${id}-head`, its hint `${id}-hint`. */
  id: string;
  error: string | undefined;
}

function Documents({ documents, openedDocumentIds, openingId, withoutFile, onOpen, id, error }: DocumentsProps) {
  const { t } = useLingui();
  const isOpened = (document: LegalDocument) => openedDocumentIds.includes(document.id);
  const names = withoutFile.map(({ name }) => t`„${name}“`).join(', ');
  return (
    <div className="field">
      <ul className={classes.documents} aria-labelledby={`${id}-head`} aria-describedby={`${id}-hint ${id}-error`}>
        {documents.map((document) => (
          <li key={document.id} data-invalid={(error !== undefined && !isOpened(document)) || undefined}>
            <PdfLink
              name={document.name}
              facts={document.pdf}
              busy={openingId === document.id}
              onPress={() => onOpen(document)}
            />
            {withoutFile.some(({ id }) => id === document.id) && <Badge tone="warning">{t`Keine Datei`}</Badge>}
            {isOpened(document) && <Badge tone="positive">{t`Heruntergeladen`}</Badge>}
          </li>
        ))}
      </ul>
      {withoutFile.length > 0 && (
        <p role="status" className="small">
          <Trans>
            Zu {names} gibt es keine Datei. Ohne sie können Sie nicht zeichnen.{' '}
            <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, dann klären wir das.
          </Trans>
        </p>
      )}
      <span className="field-error" id={`${id}-error`}>
        {withoutFile.length === 0 && error}
      </span>
    </div>
  );
}
