import { useLingui } from '@lingui/react/macro';
import { useForm } from '#components/form/useForm.ts';
import { type DetailBreach, DetailFields, type DetailValues, detailRules } from '#components/itemForm/DetailFields.tsx';
import { useDetailText } from '#components/itemForm/useDetailText.ts';
import type { RevisionViewProps } from '#components/revision/props.ts';
import { RevisionEnd } from '#components/revision/RevisionEnd.tsx';
import type { ItemValues } from '#domain/item/edited.ts';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';

export interface ItemDetailsViewProps extends RevisionViewProps {
  initial: DetailValues;
  /** Values as last read from the shop. */
  now: ItemValues;
  onSubmit: (values: DetailValues) => void;
}

/** `/edit-product/{productCode}/metadata`: properties of a work, and its rights of use. */
export function ItemDetailsView({ initial, now, onSubmit, ...revision }: ItemDetailsViewProps) {
  const { t } = useLingui();
  const { copies, rows } = now;
  const say = useDetailText();
  const { fields, submit, submitCount } = useForm<DetailValues, DetailBreach>({
    initial,
    rules: detailRules(copies),
    say,
    ...revision,
  });
  return (
    <div ref={restoreFocus}>
      <Form className="stack" submitCount={submitCount} onSubmit={() => revision.busy || submit(onSubmit)}>
        <Card className="stack">
          <DetailFields of={fields} copies={copies} />
        </Card>
        <RevisionEnd
          of={fields}
          {...revision}
          labels={{
            rows: { label: t`Eigenschaften`, value: rows.map(({ key, value }) => `${key}: ${value}`).join(', ') },
            collaboration: { label: t`Gemeinsam mit anderen entstanden`, value: now.collaboration },
            copyrightTransferred: { label: t`Ausschließliche Nutzungsrechte`, value: now.copyrightTransferred },
          }}
        />
      </Form>
    </div>
  );
}
