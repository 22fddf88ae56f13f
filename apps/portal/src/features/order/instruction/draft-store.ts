import type { BillDraftValues } from '@lading/validators/bill';
import type { Clash } from './merge.ts';

/** What is written on one bill, as this device keeps it. */
export interface KeptDraft {
  readonly at: number;
  /** the revision it was written on, and the bill as the server had it then */
  readonly revision: number;
  readonly base: BillDraftValues;
  readonly values: BillDraftValues;
  /** what was on its way to the server: whether it arrived is not known */
  readonly sent: BillDraftValues | null;
  readonly clashes: readonly Clash[];
}

export interface DraftStore {
  read(key: string): Promise<KeptDraft | undefined>;
  write(key: string, draft: KeptDraft): Promise<void>;
  forget(key: string): Promise<void>;
}

const [NAME, STORE] = ['lading.instructions', 'drafts'] as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

/**
 * In the browser's database and not in its storage: that one is written to the disk when the browser pleases, and what was typed in the last
 * minutes is gone where it is killed. `strict` waits for the disk.
 */
export function deviceStore(): DraftStore {
  let database: Promise<IDBDatabase> | undefined;
  const open = () => {
    database ??= opened().catch((error: unknown) => {
      database = undefined;
      throw error;
    });
    return database;
  };
  const change = async (work: (store: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('there is no room'));
    });
  };
  return {
    async read(key) {
      const found: unknown = await done((await open()).transaction(STORE).objectStore(STORE).get(key));
      return isKept(found) ? found : undefined;
    },
    write: (key, draft) => change((store) => store.put(draft, key)),
    forget: (key) => change((store) => store.delete(key)),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown) =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['key'] === 'string');
const isValues = (value: unknown) =>
  isRecord(value) && isRecord(value['head']) && isRows(value['goods']) && isRows(value['containers']);

/** What was kept is somebody else's until it is looked at: an older program may have written it. */
const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  typeof value['revision'] === 'number' &&
  isValues(value['base']) &&
  isValues(value['values']) &&
  (value['sent'] === null || isValues(value['sent'])) &&
  Array.isArray(value['clashes']);

/** Without a browser's database: what is written is kept as long as the page stands. */
export function memoryStore(): DraftStore & { readonly kept: Map<string, KeptDraft> } {
  const kept = new Map<string, KeptDraft>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (key, draft) => void kept.set(key, structuredClone(draft)),
    forget: async (key) => void kept.delete(key),
  };
}
