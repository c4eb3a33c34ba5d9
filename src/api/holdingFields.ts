import type { IfExtended } from './graphql.ts';

/**
 * Fields of a holding, plus any others of its product. A shop that does not send a token's nominal value sends the
 * attributes from which it is derived. No field is named twice in one place: the embedded shop rejects that.
 */
export const assetFields = (ifExtended: IfExtended, ofProduct = '') => {
  const nominal = ifExtended('unitNominal');
  return `
  amount productVariant { code } ${nominal}
  product { code name ${ofProduct} ${nominal ? '' : 'attributes { code name stringValue }'} }`;
};
