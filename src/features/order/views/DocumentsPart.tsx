import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { LegalDocument } from '#domain/shop/product.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FileLink } from '#ui/FileLink.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import type { PartProps } from './DeclarationPart.tsx';
import classes from './order.module.css';

export interface DocumentsPartProps extends PartProps {
  documents: readonly LegalDocument[];
  openingId: number | null;
  onOpen: (document: LegalDocument) => void;
}

/** The legal documents: each to be opened, then all confirmed. */
export function DocumentsPart(props: DocumentsPartProps) {
  const { documents, openingId, onOpen, declarations, errorAt, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const unopened = errorAt('documents');
  const isOpened = (document: LegalDocument) => declarations.openedDocumentIds.includes(document.id);
  return (
    <section className={classes.part} ref={restoreFocus}>
      <div>
        <h2 id={`${id}-head`}>
          <Trans>Dokumente</Trans>
        </h2>
        <p className="soft" id={`${id}-hint`}>
          <Trans>Bitte öffnen und lesen Sie alle. Wir schicken sie Ihnen auch per E-Mail.</Trans>
        </p>
      </div>
      <div className="field">
        <ul className={classes.documents} aria-labelledby={`${id}-head`} aria-describedby={`${id}-hint ${id}-error`}>
          {documents.map((document) => (
            <li key={document.id} data-invalid={(unopened !== undefined && !isOpened(document)) || undefined}>
              <FileLink
                name={document.name}
                meta="PDF"
                busy={openingId === document.id}
                busyLabel={t`Wird geladen`}
                onPress={() => onOpen(document)}
              />
              {isOpened(document) && <Badge tone="positive">{t`Geöffnet`}</Badge>}
            </li>
          ))}
        </ul>
        <span className="field-error" id={`${id}-error`}>
          {unopened}
        </span>
      </div>
      <Checkbox
        name="documentsConfirmed"
        isSelected={declarations.documentsConfirmed}
        onChange={(documentsConfirmed) => onChange({ documentsConfirmed }, 'documentsConfirmed')}
        error={errorAt('documentsConfirmed')}
      >
        <Trans>Ich habe die Dokumente gelesen und zur Kenntnis genommen.</Trans>
      </Checkbox>
    </section>
  );
}
