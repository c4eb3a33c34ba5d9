import type { IfExtended } from './graphql.ts';

/** Fields of a holding, plus any others of its product. The attributes state rate, maturity and nominal value. */
export const assetFields = (ifExtended: IfExtended, ofProduct = '') => `
  amount productVariant { code } ${ifExtended('unitNominal')}
  product { code name ${ofProduct} attributes { code name stringValue } }`;
