import type { IfExtended } from './graphql.ts';

export const personFields = (ifExtended: IfExtended) =>
  `uuid profileName profileDescription profileImage mediaFiles { fileName mediaType ${ifExtended('url widths')} } ${ifExtended('itemCount')}`;

const variant = `
  code name enabled totalSupply onHand inStock tracked tokenId editionNumber
  channelPricings { channelCode price originalPrice buyBackPrice }`;

/** Fields of an item's card, and no more: a list may hold 2,000 items. */
export const cardFields = (ifExtended: IfExtended) => `
  code name slug allowToBuy whitelisting ${ifExtended('createdAt')}
  mediaFiles { id: _id fileName mediaType ${ifExtended('url posterUrl widths')} }
  translations { locale name }
  creator { uuid profileName }
  defaultVariant {${variant}
  }`;

export const ownedFields = (ifExtended: IfExtended) => `
  code name slug allowToBuy whitelisting
  mediaFiles { id: _id fileName mediaType bucketAsString ${ifExtended('url posterUrl widths captions { locale url }')} }
  translations { locale name description ${ifExtended('shortDescription')} }
  creator { ${personFields(ifExtended)} }
  defaultVariant {${variant}
  }`;

export const itemFields = (ifExtended: IfExtended) => `${ownedFields(ifExtended)}
  description shortDescription royalties blockchainName tokenId metadata ${ifExtended('createdAt')}
  mainTaxon { name slug description fullname parent { name ${ifExtended('code')} } ${ifExtended('code')} }
  attributes { code name stringValue }
  legalDocuments { id: _id name ${ifExtended('fileUuid')} }
  variants {${variant}
  }`;
