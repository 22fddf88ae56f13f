/** What an instruction and its sendings are called. */

/** How a sending stands: waits for the forwarder, taken, sent back, or a newer one came before it was answered. */
export const SENDING_STATES = ['open', 'accepted', 'returned', 'replaced'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/**
 * What writing on it means now: a first instruction, one that came back, an amendment of what was sent, one that costs because the copy is
 * confirmed, or nothing, because changes are asked for in the review or the bill is gone.
 */
export const INSTRUCTION_MODES = ['first', 'again', 'amendment', 'charged', 'closed'] as const;
export type InstructionMode = (typeof INSTRUCTION_MODES)[number];

/** What goes from a master bill into a house bill, or back; parties, payment and numbers never do. */
export const SYNC_FIELDS = ['voyage', 'ports', 'clauses', 'goods', 'containers'] as const;
export type SyncField = (typeof SYNC_FIELDS)[number];

/** Templates of instructions that a company may have. */
export const SI_TEMPLATES = 100;

/** Files that an instruction comes as, and goes out as. */
export const INSTRUCTION_FORMATS = ['xlsx', 'dcsa'] as const;
export type InstructionFormat = (typeof INSTRUCTION_FORMATS)[number];
/** Bytes of one that is read. */
export const INSTRUCTION_FILE_LIMIT = 2_000_000;

/** Work of the desk on instructions: what waits, what was sent back, what has no draft yet, what is still written. */
export const SI_QUEUES = ['open', 'returned', 'accepted', 'late', 'all'] as const;
export type SiQueue = (typeof SI_QUEUES)[number];
