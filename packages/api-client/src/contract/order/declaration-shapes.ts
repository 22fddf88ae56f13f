/** What the calls of verified masses and of pre-plans share. */

/** What somebody does with the mass of containers, and what the forwarder's people answer. */
export const VGM_ACTIONS = ['draft', 'submit', 'retract', 'amend'] as const;
export type VgmAction = (typeof VGM_ACTIONS)[number];
export const VGM_DECISIONS = ['send', 'accept', 'refuse', 'reopen', 'unlock'] as const;
export type VgmDecision = (typeof VGM_DECISIONS)[number];
/** The same of a pre-plan. */
export const PREPLAN_ACTIONS = ['draft', 'submit', 'again'] as const;
export type PreplanAction = (typeof PREPLAN_ACTIONS)[number];
export const PREPLAN_DECISIONS = ['send', 'accept', 'refuse', 'cancel'] as const;
export type PreplanDecision = (typeof PREPLAN_DECISIONS)[number];

/** From where a paper is filled. */
export const DECLARATION_SOURCES = ['instruction', 'booking', 'vgm'] as const;
export type DeclarationSource = (typeof DECLARATION_SOURCES)[number];

/** What the story of either says. */
export const DECLARATION_EVENTS = [
  'saved',
  'submitted',
  'retracted',
  'amended',
  'sent',
  'accepted',
  'refused',
  'reopened',
  'cancelled',
  'again',
  'taken',
] as const;
export type DeclarationEvent = (typeof DECLARATION_EVENTS)[number];

/** Minutes that a sheet is kept for whoever writes on it; templates of one kind of a company; reasons of one refusal. */
export const VGM_LOCK_MINUTES = 15;
export const DECLARATION_TEMPLATES = 100;
export const DECLARATION_REASONS = 100;
