import type { Tables } from './tables.ts';

/** Content, look-ups, files, logins and the sandbox itself. */
export const shop = ({ id, bytes }: { id: string; bytes: string }): Tables => ({
  cmsContents: {
    columns: {
      id: id,
      kind: 'text not null',
      code: 'text not null',
      enabled: 'integer not null default 1',
      position: 'integer not null default 0',
      reading: 'text',
      translations: 'text not null',
    },
    unique: ['kind', 'code'],
  },
  countries: {
    columns: {
      id: id,
      code: 'text not null unique',
      name: 'text not null',
      nameEn: 'text',
      enabled: 'integer not null default 1',
    },
  },
  currencies: { columns: { id: id, code: 'text not null unique', name: 'text', nameEn: 'text' } },
  zones: {
    columns: { id: id, code: 'text not null unique', name: 'text not null', type: "text not null default 'country'" },
  },
  zoneMembers: {
    columns: { id: id, zoneId: 'integer not null references "zones" on delete cascade', code: 'text not null' },
    unique: ['zoneId', 'code'],
  },
  channels: {
    columns: {
      id: id,
      code: 'text not null unique',
      name: 'text not null',
      contactEmail: 'text not null',
      reading: 'text not null',
    },
  },
  files: {
    columns: {
      id: id,
      uuid: 'text not null unique',
      ownerId: 'integer references "customers"',
      visibility: 'text not null',
      fileName: 'text not null',
      mediaType: 'text not null',
      size: 'integer not null',
      content: bytes,
      createdAt: 'text not null',
    },
  },
  customerDocuments: {
    columns: {
      id: id,
      customerId: 'integer not null references "customers" on delete cascade',
      companyId: 'integer references "companies"',
      type: 'text not null',
      purpose: 'text',
      statementKind: 'text',
      productId: 'integer references "products"',
      name: 'text not null',
      fileUuid: 'text not null',
      createdAt: 'text not null',
    },
  },
  mails: {
    columns: {
      id: id,
      recipient: 'text not null',
      subject: 'text not null',
      text: 'text not null',
      html: 'text',
      sentAt: 'text not null',
    },
  },
  refreshFamilies: {
    columns: {
      id: 'text not null primary key',
      customerId: 'integer not null references "customers" on delete cascade',
      createdAt: 'text not null',
      revokedAt: 'text',
    },
  },
  refreshTokens: {
    columns: {
      id: id,
      familyId: 'text not null references "refreshFamilies" on delete cascade',
      tokenHash: 'text not null unique',
      createdAt: 'text not null',
      expiresAt: 'text not null',
      rotatedAt: 'text',
    },
  },
  otpSecrets: {
    columns: {
      customerId: 'integer not null primary key references "customers" on delete cascade',
      secret: 'text not null',
      createdAt: 'text not null',
    },
  },
  otpUsedCodes: {
    columns: { customerId: 'integer not null references "customers" on delete cascade', step: 'integer not null' },
    unique: ['customerId', 'step'],
  },
  answeredQuestionnaires: {
    columns: {
      id: id,
      customerId: 'integer not null references "customers" on delete cascade',
      type: 'text not null',
      grade: 'integer',
      answers: 'text',
      answeredAt: 'text not null',
    },
  },
  identifications: {
    columns: {
      id: id,
      uuid: 'text not null unique',
      customerId: 'integer not null references "customers" on delete cascade',
      stateAsString: 'text not null',
      reason: 'text',
      createdAt: 'text not null',
      updatedAt: 'text not null',
    },
  },
  uboUsers: {
    columns: {
      id: id,
      customerId: 'integer not null references "customers" on delete cascade',
      type: 'text not null',
      roles: 'text not null',
      equityShares: 'integer',
      votingShares: 'integer',
      details: 'text not null',
    },
  },
  linkTokens: {
    columns: {
      id: id,
      customerId: 'integer not null references "customers" on delete cascade',
      purpose: 'text not null',
      tokenHash: 'text not null unique',
      createdAt: 'text not null',
      expiresAt: 'text not null',
      usedAt: 'text',
    },
  },
  faults: {
    columns: {
      id: id,
      method: 'text not null',
      path: 'text not null',
      kind: 'text not null',
      status: 'integer',
      body: 'text',
      delayMs: 'integer',
      remaining: 'integer not null',
      createdAt: 'text not null',
    },
  },
  settings: { columns: { key: 'text not null primary key', value: 'text not null' } },
  rateLimits: {
    columns: { key: 'text not null primary key', windowStart: 'bigint not null', count: 'integer not null' },
  },
});
