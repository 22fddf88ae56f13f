import type { BillKind } from '@lading/validators/bill';
import { oncePerDatabase } from '../../database/once.ts';
import type { Db } from '../../database/open.ts';
import { type Booking, contentsOf, type newestOf } from '../versions/find.ts';
import { compareContents, comparedBills } from './compared.ts';

type Newest = Awaited<ReturnType<typeof newestOf>>;
/** The paths of each bill of a draft that can be marked. */
type Places = ReadonlyMap<number, ReadonlySet<string>>;

// Drafts whose places are remembered: what their customers are at just now.
const MOST = 500;
const remembered = oncePerDatabase(() => new Map<string, Places>());

async function ownPlaces(tx: Db, booking: Booking, kind: BillKind, { instruction, draft }: Newest): Promise<Places> {
  const sent = instruction > 0 ? await contentsOf(tx, booking, kind, 'instruction', instruction) : undefined;
  const issued = await contentsOf(tx, booking, kind, 'draft', draft);
  const compared = compareContents(kind, sent, issued ?? []);
  return new Map(
    compared.map(({ billId, comparison }) => [billId, new Set(comparison.fields.map(({ path }) => path))]),
  );
}

/**
 * Answers what can be marked on a draft. What two versions say never changes, so their comparison is made once for the clerk who goes
 * through it field by field; what stands between master and house bills may change, and is compared when a path is found nowhere else.
 */
export async function placesOf(db: Db, tx: Db, booking: Booking, kind: BillKind, newest: Newest) {
  const kept = remembered(db);
  const key = `${booking.id} ${kind} ${newest.instruction} ${newest.draft}`;
  let own = newest.kept ? kept.get(key) : undefined;
  if (!own) {
    own = await ownPlaces(tx, booking, kind, newest);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST) kept.delete(oldest);
    if (newest.kept) kept.set(key, own);
  }
  const places = own;
  return {
    hasBill: (billId: number) => places.has(billId),
    async has(billId: number, path: string): Promise<boolean> {
      if (places.get(billId)?.has(path)) return true;
      const all = await comparedBills(tx, booking, kind, newest);
      return all.some((one) => one.billId === billId && one.comparison.fields.some((field) => field.path === path));
    },
  };
}
