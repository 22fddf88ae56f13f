import { type VoyagePhase, voyagePhase } from '@lading/validators/freight';
import { and, eq } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import {
  bookings,
  type TraceCall,
  type TraceHold,
  type TraceTold,
  traceEvents,
  type traces,
} from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import { postNotice } from '../../message/post.ts';
import { type Language, say } from '../../messages/say.ts';
import { boxesOf } from './boxes.ts';
import type { TrackEvent } from './provider.ts';

type Row = typeof traces.$inferSelect;
type Said = Record<string, string>;
type Notice = readonly ['milestone' | 'etaChanged' | 'holdPlaced', Said];

/** A ship that comes so much earlier or later is news on the same day, too. */
const MUCH = 12 * 3_600_000;
/** Containers that a sentence names. */
const NAMED = 3;

/** That a ship sailed is told when its order moves. */
const PHASES = { arrived: 'traceArrived', delivered: 'traceDelivered' } as const;
const isTold = (phase: VoyagePhase): phase is keyof typeof PHASES => Object.hasOwn(PHASES, phase);
const HOLDS = {
  customs: 'holdCustoms',
  terminal: 'holdTerminal',
  freight: 'holdFreight',
  inspection: 'holdInspection',
} as const;

const clock = (time: Date, zone: string): string => inZone(time, zone).slice(0, 16).replace('T', ' ');
const placeOf = (calls: readonly TraceCall[], code: string, language: Language): string => {
  const call = calls.find((one) => one.code === code);
  return (language === 'zh-CN' ? call?.nameCn : call?.nameEn) || code;
};
const inBoth = (words: (language: Language) => string): Said => ({ said: words('zh-CN'), saidEn: words('en-US') });

/** Some containers as a sentence names them. */
export const boxNames = (boxes: readonly string[]): string =>
  boxes.length > NAMED ? `${boxes.slice(0, NAMED).join(', ')} … (${boxes.length})` : boxes.join(', ');

/** How far all of it is: delivered once each container is. */
async function phaseOf(tx: Db, bookingId: number): Promise<VoyagePhase> {
  const done = await tx
    .select({ code: traceEvents.code, classifier: traceEvents.classifier, ctnNo: traceEvents.ctnNo })
    .from(traceEvents)
    .where(and(eq(traceEvents.bookingId, bookingId), eq(traceEvents.classifier, 'ACT')));
  const phase = voyagePhase(done);
  if (phase !== 'delivered') return phase;
  const boxes = (await boxesOf(tx, [bookingId])).get(bookingId) ?? [];
  const of = (box: string) => voyagePhase(done.filter(({ ctnNo }) => ctnNo === box || ctnNo === ''));
  return boxes.every((box) => of(box) === 'delivered') ? phase : 'arrived';
}

async function reached(tx: Db, row: Row, added: readonly TrackEvent[]): Promise<[Notice[], TraceTold]> {
  const known = row.told.phases ?? [];
  const happened = added.filter(({ classifier }) => classifier === 'ACT');
  const phase = happened.length > 0 ? await phaseOf(tx, row.bookingId) : 'unknown';
  if (!isTold(phase) || known.includes(phase)) return [[], {}];
  const last = happened.reduce((best, event) => (event.time > best.time ? event : best));
  const zone = row.calls.find(({ code }) => code === last.portCode)?.zone ?? zoneOf(last.portCode);
  const words = (language: Language) =>
    say(language, PHASES[phase], { place: placeOf(row.calls, last.portCode, language) });
  // What arrived and was delivered before anybody heard of it is told as delivered alone.
  const phases: VoyagePhase[] = phase === 'delivered' ? ['arrived', 'delivered'] : [phase];
  return [[['milestone', { ...inBoth(words), time: clock(last.time, zone) }]], { phases: [...known, ...phases] }];
}

function comes({ told, calls }: Row, eta: Date | undefined): [Notice[], TraceTold] {
  if (!eta) return [[], {}];
  const zone = calls.find(({ role }) => role === 'discharge')?.zone ?? 'UTC';
  const [now, before] = [eta, told.eta === undefined ? undefined : new Date(told.eta)];
  if (!before) return [[], { eta: now.toISOString() }];
  const isNews =
    Math.abs(now.getTime() - before.getTime()) >= MUCH ||
    clock(now, zone).slice(0, 10) !== clock(before, zone).slice(0, 10);
  if (!isNews) return [[], {}];
  return [[['etaChanged', { eta: clock(now, zone), old: clock(before, zone) }]], { eta: now.toISOString() }];
}

const held = ({ holds }: Row, now: readonly TraceHold[], boxes: string): Notice[] =>
  now
    .filter(({ kind, since }) => !holds.some((one) => one.kind === kind && one.since === since))
    .map(({ kind }) => ['holdPlaced', { ...inBoth((language) => say(language, HOLDS[kind])), ctnNo: boxes }]);

/**
 * Tells the customer what changed of a shipment whose row, as it was, is held: that it arrived, that all of it was delivered, that it comes half
 * a day earlier or later or on another day than was told, that somebody holds it. What was so when a shipment was heard of first is no news.
 * Answers what the customer has been told by now.
 */
export async function tellOf(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  row: Row,
  { added, eta, holds }: { added: readonly TrackEvent[]; eta: Date | undefined; holds: readonly TraceHold[] },
): Promise<TraceTold> {
  const { bookingId } = row;
  const [far, phases] = await reached(tx, row, added);
  const [when, coming] = comes(row, eta);
  const told = { ...row.told, ...phases, ...coming };
  const begins = row.heardAt === null;
  const news = begins ? [] : [...far, ...when];
  const boxes = begins ? [] : ((await boxesOf(tx, [bookingId])).get(bookingId) ?? []);
  if (!begins) news.push(...held(row, holds, boxNames(boxes)));
  if (news.length === 0) return told;
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return told;
  const { customerId, bookingNo, vessel, voyage } = booking;
  for (const [type, values] of news)
    await postNotice(tx, bus, { customerId, page: undefined }, type, { bookingNo, vessel, voyage, ...values });
  return told;
}
