import type { BillKind } from '@lading/validators/bill';
import type { BillValues } from './edit-values.ts';

/** Where drafts are kept: the browser's storage, or anything that is used like it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose draft of which bill. */
export interface DraftOwner {
  /** of all keys of the application, such as `lading` */
  readonly prefix: string;
  readonly user: string;
  /** the id of the bill, or a word of the application's for one that has none yet */
  readonly bill: string | number;
}

/** A draft as it is kept. */
export interface BillDraft {
  /** when it was kept, ISO */
  readonly at: string;
  readonly kind: BillKind;
  /** the version of the bill it began with; another one means that somebody else has changed the bill since */
  readonly version: number | null;
  readonly values: BillValues;
  /** an older draft nobody has decided about yet */
  readonly older?: BillDraft | undefined;
}

const FORMAT = 1;
const ALONE = /\./g;
/** No two owners share a key, whatever their names are. */
export const draftKey = ({ prefix, user, bill }: DraftOwner): string =>
  `${prefix}.billDraft.${user.replace(ALONE, '%2E')}.${bill}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['key'] === 'string');

/** What was kept is somebody else's until it is looked at: an older program may have written it. */
function isDraft(value: unknown): value is BillDraft {
  if (!isRecord(value)) return false;
  const { at, kind, values, older } = value;
  return (
    typeof at === 'string' &&
    (kind === 'MBL' || kind === 'HBL') &&
    isRecord(values) &&
    isRecord(values['head']) &&
    isRows(values['goods']) &&
    isRows(values['containers']) &&
    (older === undefined || isDraft(older))
  );
}

/** The draft under a key; undefined for none, and for what is no draft. */
export function readDraft(storage: DraftStorage, key: string): BillDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const draft = isRecord(kept) && kept['v'] === FORMAT ? kept['d'] : undefined;
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; false when there is no room or no storage, which the reader has to be told. */
export function writeDraft(storage: DraftStorage, key: string, draft: BillDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify({ v: FORMAT, d: draft }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A storage that is not there keeps nothing.
  }
}

/** The browser's own; undefined on the server and where the reader has forbidden it. */
export function deviceStorage(): DraftStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
