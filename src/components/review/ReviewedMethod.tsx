import type { ReactNode } from 'react';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { useMethodText } from './useMethodText.ts';

/** Payment method in the review; `otherwise` if the shop offers none. */
export function ReviewedMethod({ method, otherwise }: { method: PaymentMethod | null; otherwise: ReactNode }) {
  const explain = useMethodText();
  if (method === null) return <p>{otherwise}</p>;
  return (
    <p>
      <b>{method.name}</b>
      <br />
      <span className="soft small">{explain(method)}</span>
    </p>
  );
}
