import type { Plus } from './graphql.ts';

/** Profile of a person. */
export const personFields = (plus: Plus) =>
  `uuid profileName profileDescription profileImage mediaFiles { fileName mediaType ${plus('url widths')} } ${plus('itemCount')}`;

const variant = `
  code name enabled totalSupply onHand inStock tracked tokenId editionNumber
  channelPricings { channelCode price originalPrice buyBackPrice }`;

/** What a card shows of an item, and no more: a list may hold 2,000 of them. */
export const cardFields = (plus: Plus) => `
  code name slug allowToBuy whitelisting
  mediaFiles { id: _id fileName mediaType ${plus('url posterUrl widths')} }
  translations { locale name }
  creator { uuid profileName }
  defaultVariant {${variant}
  }`;

/** What is shown of an item that a customer owns. */
export const ownedFields = (plus: Plus) => `
  code name slug allowToBuy whitelisting
  mediaFiles { id: _id fileName mediaType bucketAsString ${plus('url posterUrl widths captions { locale url }')} }
  translations { locale name description ${plus('shortDescription')} }
  creator { ${personFields(plus)} }
  defaultVariant {${variant}
  }`;

/** What the page of an item shows. */
export const itemFields = (plus: Plus) => `${ownedFields(plus)}
  description shortDescription royalties blockchainName tokenId metadata ${plus('createdAt')}
  mainTaxon { name slug description fullname parent { name ${plus('code')} } ${plus('code')} }
  attributes { code name stringValue }
  legalDocuments { id: _id name ${plus('fileUuid')} }
  variants {${variant}
  }`;
