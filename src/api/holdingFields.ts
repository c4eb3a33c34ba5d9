import type { IfExtended } from './graphql.ts';

/** A holding. A shop that does not say the nominal value of a token says what it is derived from. */
export const assetFields = (ifExtended: IfExtended) => `
  amount product { code name } productVariant { code }
  ${ifExtended('unitNominal') || 'product { attributes { code name stringValue } }'}`;
