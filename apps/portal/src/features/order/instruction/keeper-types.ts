import type { contract, Out } from '@lading/api-client/contract';
import type { BillDraftChanges, BillDraftValues, BillKind } from '@lading/validators/bill';
import type { DraftStore } from './draft-store.ts';
import type { Clash } from './merge.ts';

export type DraftBill = Out<typeof contract.order.instruction>['bills'][number];

/** What the server made of what was sent. */
export interface Kept {
  readonly revision: number;
  /** with what others wrote; null where nobody did */
  readonly values: BillDraftValues | null;
  readonly conflicts: readonly { path: string; author: string }[];
  readonly savedAt: string;
}
export type Sent =
  | ({ readonly kind: 'kept' } & Kept)
  | { readonly kind: 'unsent' }
  | { readonly kind: 'refused'; readonly message: string };

export interface Asked {
  readonly kind: BillKind;
  readonly billId: number | null;
  readonly revision: number;
  readonly requestId: string;
  readonly changes: BillDraftChanges;
}

export type KeeperState = 'saved' | 'saving' | 'offline' | 'failed';

/** Ms: kept on this device after a change, sent after quiet, sent while somebody types on, tried again where nobody answers. */
export const PACE = { here: 250, quiet: 1_500, longest: 5_000, again: 8_000 } as const;

/** What is on its way. */
export interface Under {
  readonly asked: Asked;
  readonly values: BillDraftValues;
}

export interface KeeperOptions {
  readonly bill: DraftBill;
  /** names it on this device */
  readonly key: string;
  readonly store: DraftStore;
  readonly pace?: Readonly<Record<keyof typeof PACE, number>>;
  send(asked: Asked): Promise<Sent>;
}

/** The same object until something else is to be shown. */
export interface Shown {
  readonly state: KeeperState;
  readonly savedAt: string;
  readonly failure: string;
  readonly clashes: readonly Clash[];
}
