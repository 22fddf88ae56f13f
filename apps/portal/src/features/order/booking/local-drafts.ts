import type { PrefixedStorage, StoredItem } from '@lading/api-client';
import type { BookingDraft } from '@lading/validators/booking';

/** A copy of a draft on this device: what was written, and what it was written on. */
export interface LocalDraft {
  readonly draft: BookingDraft;
  /** as the server had it, and which revision that was; 0 for what it does not know yet */
  readonly base: BookingDraft;
  readonly revision: number;
  readonly at: number;
}
type Drafts = Readonly<Record<string, LocalDraft>>;

/** Drafts that are kept at most, the oldest go first; days that one is kept. */
const [MOST, DAYS] = [8, 30];

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface LocalDrafts {
  read(key: string): LocalDraft | undefined;
  write(key: string, draft: LocalDraft): void;
  forget(key: string): void;
}

/** Drafts of one person on this device: they outlive a reload, a lost connection and the end of a session. */
export function localDrafts(storage: PrefixedStorage, userId: number): LocalDrafts {
  const item: StoredItem<Drafts> = storage.item(`bookingDrafts.${userId}`, {
    version: 1,
    fallback: {},
    parse: (value) => (isDrafts(value) ? value : undefined),
  });
  return {
    read(key) {
      const found = item.get()[key];
      return found && Date.now() - found.at < DAYS * 86_400_000 ? found : undefined;
    },
    write(key, draft) {
      const others = Object.entries(item.get()).filter(([name]) => name !== key);
      const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1);
      item.set(Object.fromEntries([...newest, [key, draft]]));
    },
    forget(key) {
      item.set(Object.fromEntries(Object.entries(item.get()).filter(([name]) => name !== key)));
    },
  };
}
