/** A rate of a partner: being written, waiting for the forwarder, shown to members, sent back with a reason, taken back. */
export const FUDA_STATE = { draft: 1, submitted: 2, on: 3, refused: 4, off: 5 } as const;
export type FudaState = (typeof FUDA_STATE)[keyof typeof FUDA_STATE];
export const FUDA_STATES = [1, 2, 3, 4, 5] as const;

/** Who sees it once it is on: members who are no partners themselves, or the other partners, too. */
export const FUDA_SHARES = ['members', 'all'] as const;
export type FudaShare = (typeof FUDA_SHARES)[number];

/** Of a charge of a partner: being written, in force, taken back. */
export const FUDA_CHARGE_STATUS = { draft: 1, live: 2, withdrawn: 3 } as const;
export type FudaChargeStatus = (typeof FUDA_CHARGE_STATUS)[keyof typeof FUDA_CHARGE_STATUS];

/** Rows that are changed at once. */
export const FUDA_BATCH = 200;
