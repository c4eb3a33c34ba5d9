import { useLingui } from '@lingui/react/macro';
import type { LegalDocument } from '#domain/shop/product.ts';
import { Points } from './Points.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** Documents that the customer has read before the order; nothing if there are none. */
export function ReadDocuments({ documents }: { documents: readonly LegalDocument[] }) {
  const { t } = useLingui();
  if (documents.length === 0) return null;
  return (
    <ReviewPart title={t`Gelesene Unterlagen`}>
      <Points>
        {documents.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Points>
    </ReviewPart>
  );
}
