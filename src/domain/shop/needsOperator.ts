import type { Failure } from './failure.ts';

/** True if the shop's answer stays the same, whatever the customer tries, until its operator changes something. */
export const needsOperator = ({ kind }: Pick<Failure, 'kind'>): boolean =>
  kind === 'otherCurrency' || kind === 'limitUnknown';
