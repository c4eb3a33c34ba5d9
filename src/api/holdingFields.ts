import type { Plus } from './graphql.ts';

/** A holding. A shop that does not say the nominal value of a token says what it is derived from. */
export const assetFields = (plus: Plus) => `
  amount product { code name } productVariant { code }
  ${plus('unitNominal') || 'product { attributes { code name stringValue } }'}`;
