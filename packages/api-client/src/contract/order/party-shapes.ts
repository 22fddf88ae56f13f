import type { PartyKind } from '@lading/validators/record';

/** Who may stand in the book of parties: each kind has calls, an alias and a default of its own. */
export const PARTY_KINDS = ['shipper', 'consignee', 'notify'] as const satisfies readonly PartyKind[];

/** Parties of one kind, and payers and order templates, of a company; rows that are deleted at once. */
export const PARTIES = 1_000;
export const PARTY_DELETES = 100;
export const ORDER_TEMPLATES = 100;

/** How a payer settles where nothing was granted, and whether what was granted counts. */
export const CREDIT_STATES = ['none', 'valid', 'expired'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/** What a template of an order holds: all but papers. */
export const TEMPLATE_SECTIONS = ['route', 'parties', 'cargo', 'equipment', 'services'] as const;
export type TemplateSection = (typeof TEMPLATE_SECTIONS)[number];
