import { LOG_NODES, type LogNodeCode, type Out, type PortalContract } from '@lading/api-client/contract';
import { ORDER_STATUS, type OrderEvent } from '@lading/validators/booking';
import type { MilestoneCode } from '@lading/validators/freight';
import { and, desc, eq, inArray, max } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { accounts, bookingCutoffs, customers, orderLog, traceEvents, webUsers } from '../../database/schema.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { signed } from '../signed.ts';
import type { Booking } from './form.ts';

type Answer = Out<PortalContract['order']['logNodes']>;
interface Done {
  readonly at: Date;
  readonly by: string;
}

/** The event that does a step. */
const BY_EVENT: Readonly<Partial<Record<LogNodeCode, OrderEvent>>> = {
  booked: 'submit',
  schedule: 'accept',
  space: 'confirm',
  sailed: 'sail',
};
/** What the source of tracking tells of a step. */
const BY_TRACE: Readonly<Partial<Record<LogNodeCode, MilestoneCode>>> = {
  gateIn: 'gateIn',
  cusReleased: 'customsExport',
  sailed: 'departed',
};
/** The cut-off until which a step has to be done. */
const PLANNED = { gateIn: 'FCO', docClosed: 'DCO', cusReleased: 'CUA' } as const;
/** What only some orders go through. */
const MAY_MISS: readonly LogNodeCode[] = ['examined', 'arranged', 'loaded'];

const storyOf = (db: Db, bookingId: number) =>
  db
    .select({ entry: orderLog, user: webUsers, company: customers })
    .from(orderLog)
    .leftJoin(webUsers, eq(webUsers.id, orderLog.userId))
    .leftJoin(customers, eq(customers.id, webUsers.customerId))
    .where(eq(orderLog.bookingId, bookingId))
    .orderBy(desc(orderLog.createTime), desc(orderLog.id))
    .limit(200);

/** When what tracking tells of had happened to the last box at the port of loading. */
async function trackedOf(db: Db, booking: Booking): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ code: traceEvents.code, at: max(traceEvents.time) })
    .from(traceEvents)
    .where(
      and(
        eq(traceEvents.bookingId, booking.id),
        eq(traceEvents.classifier, 'ACT'),
        eq(traceEvents.portCode, booking.portStartCode),
        inArray(traceEvents.code, Object.values(BY_TRACE)),
      ),
    )
    .groupBy(traceEvents.code);
  return new Map(rows.flatMap(({ code, at }) => (at ? [[code, at] as const] : [])));
}

/** The steps of an order as far as they are known, and its story. What nobody told is not said to be missing. */
export async function logNodes(db: Db, booking: Booking, language: Language, staff: boolean): Promise<Answer> {
  const story = await storyOf(db, booking.id);
  const closes = await db.select().from(bookingCutoffs).where(eq(bookingCutoffs.bookingId, booking.id));
  const statements = await db.select().from(accounts).where(eq(accounts.bookingId, booking.id));
  const zone = zoneOf(booking.portStartCode);
  const tracked = await trackedOf(db, booking);
  const done = new Map<LogNodeCode, Done>();
  for (const code of LOG_NODES) {
    const found = story.find(({ entry }) => entry.event === BY_EVENT[code]);
    const seen = tracked.get(BY_TRACE[code] ?? '');
    if (found)
      done.set(code, {
        at: found.entry.createTime,
        by: found.user ? ofLanguage(language, found.user.name, found.user.nameEn) : '',
      });
    else if (seen) done.set(code, { at: seen, by: '' });
  }
  const confirmed = statements.find(({ confirmedAt }) => confirmedAt !== null)?.confirmedAt;
  if (confirmed) done.set('chargesConfirmed', { at: confirmed, by: '' });
  const now = new Date();
  const documents = closes.find(({ code }) => code === 'DCO')?.closesAt ?? booking.cutOff;
  if (documents && documents <= now && booking.orderStatus >= ORDER_STATUS.spaceConfirmed)
    done.set('docClosed', { at: documents, by: '' });
  const plannedOf = (code: LogNodeCode): Date | null => {
    if (code === 'docClosed') return documents;
    if (code === 'sailed') return booking.etd === null ? null : new Date(`${booking.etd}T12:00:00Z`);
    return code in PLANNED
      ? (closes.find((one) => one.code === PLANNED[code as keyof typeof PLANNED])?.closesAt ?? null)
      : null;
  };
  // A ship that left waits for nothing that came before.
  const from = done.has('sailed') ? LOG_NODES.indexOf('sailed') : 0;
  const next = LOG_NODES.find((code, at) => at >= from && !done.has(code) && !MAY_MISS.includes(code));
  const list = LOG_NODES.map((code) => {
    const [it, planned] = [done.get(code), plannedOf(code)];
    const late = code !== 'sailed' && planned !== null && planned < now;
    const state = it
      ? ('done' as const)
      : code === next
        ? late
          ? ('late' as const)
          : ('now' as const)
        : ('none' as const);
    return {
      code,
      name: say(language, `node_${code}` as TextId),
      state,
      by: it?.by ?? '',
      plannedAt: planned && inZone(planned, zone),
      doneAt: it ? inZone(it.at, zone) : null,
    };
  });
  const log = story
    .filter(({ entry }) => !(staff && entry.event === 'save'))
    .map(({ entry, user, company }) => {
      const by = signed(language, user, company);
      const { said = '', saidEn = '', text = '', reason = '', ...values } = entry.values;
      const why = ofLanguage(language, said, saidEn) || (said === '' ? reason : '');
      return {
        id: entry.id,
        ...by,
        at: isoInstant(entry.createTime),
        text: say(language, `order_${entry.event}` as TextId, {
          fields: '',
          vessel: '',
          voyage: '',
          ...values,
          name: by.author,
        }).trim(),
        note: [why, text].filter(Boolean).join(language === 'zh-CN' ? '：' : ': '),
      };
    });
  return { list, log };
}
