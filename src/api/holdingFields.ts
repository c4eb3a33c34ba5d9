import type { IfExtended } from './graphql.ts';

/**
 * A holding, and more of its product. A shop that does not say the nominal value of a token says what it is derived from.
 * No field is asked for twice in one place, which the embedded shop refuses.
 */
export const assetFields = (ifExtended: IfExtended, ofProduct = '') => {
  const nominal = ifExtended('unitNominal');
  return `
  amount productVariant { code } ${nominal}
  product { code name ${ofProduct} ${nominal ? '' : 'attributes { code name stringValue }'} }`;
};
