import type { BookingDraft, BookingFacts } from '@lading/validators/booking';
import { eq, inArray } from 'drizzle-orm';
import { inZone } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, fclRates, orderFiles } from '../../database/schema.ts';
import { portsOf } from '../../freight/named.ts';
import { closing, dayIn } from '../../freight/sailings.ts';
import { CHINA } from '../../freight/search.ts';

export type Cutoffs = { code: 'DCO' | 'VCO' | 'FCO' | 'CUA' | 'AFC'; time: string }[];

/** When the books of a booking close: as the carrier said of it, else as its rate says of the sailing. */
export async function cutoffsFor(db: Db, bookingId: number | undefined, { route }: BookingDraft): Promise<Cutoffs> {
  const ends = route.polId === null ? undefined : await portsOf(db, [route.polId]);
  const zone = ends?.get(route.polId ?? 0)?.zone || CHINA;
  const own =
    bookingId === undefined
      ? []
      : await db.select().from(bookingCutoffs).where(eq(bookingCutoffs.bookingId, bookingId));
  if (own.length > 0)
    return own
      .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())
      .map(({ code, closesAt }) => ({ code, time: inZone(closesAt, zone) }));
  if (route.rateId === null || route.etd === '') return [];
  const [rate] = await db.select().from(fclRates).where(eq(fclRates.id, route.rateId));
  if (!rate) return [];
  const rules = { DCO: rate.docCutoff, VCO: rate.vgmCutoff, FCO: rate.cyCutoff, CUA: rate.cusCutoff } as const;
  return (Object.keys(rules) as (keyof typeof rules)[])
    .flatMap((code) => {
      const time = closing(route.etd, rules[code], zone);
      return time === null ? [] : [{ code, time }];
    })
    .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** What the rules of a booking have to know beside what is written in it. */
export async function factsFor(db: Db, bookingId: number | undefined, draft: BookingDraft): Promise<BookingFacts> {
  const { route, papers } = draft;
  const cutoffs = await cutoffsFor(db, bookingId, draft);
  const ends = route.polId === null ? undefined : await portsOf(db, [route.polId]);
  const [rate] = route.rateId === null ? [] : await db.select().from(fclRates).where(eq(fclRates.id, route.rateId));
  const there = papers.fileIds.length === 0 ? [] : await papersOf(db, papers.fileIds);
  return {
    today: dayIn(new Date(), ends?.get(route.polId ?? 0)?.zone || CHINA),
    cyClose: cutoffs.find(({ code }) => code === 'FCO')?.time,
    weightLimit: rate?.weightLimit ?? undefined,
    papers: there,
  };
}

const MEANT = { packingInvoice: 'invoice', customs: 'mandate' } as const;

/** Which of the papers that a declaration needs are there. */
async function papersOf(db: Db, fileIds: readonly number[]): Promise<('invoice' | 'mandate')[]> {
  const rows = await db
    .select({ kind: orderFiles.kind })
    .from(orderFiles)
    .where(inArray(orderFiles.fileId, [...fileIds]));
  return rows.flatMap(({ kind }) => (kind === 'packingInvoice' || kind === 'customs' ? [MEANT[kind]] : []));
}
