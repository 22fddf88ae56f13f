import type { In, Out, PortalContract, PortSide } from '@lading/api-client/contract';
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import { shownPort } from '../basedata/port-lists.ts';
import type { Db } from '../database/open.ts';
import { bookings, searchedPorts, ports as table } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../user/session.ts';

type Call = PortalContract['freight']['recentPorts'];
const MOST = 8;

async function searched(db: Db, userId: number, { side, kind }: In<Call>): Promise<number[]> {
  const rows = await db
    .select({ id: searchedPorts.portId, last: max(searchedPorts.searchedAt) })
    .from(searchedPorts)
    .where(
      and(
        eq(searchedPorts.userId, userId),
        eq(searchedPorts.kind, kind),
        side === undefined ? undefined : eq(searchedPorts.side, side),
      ),
    )
    .groupBy(searchedPorts.portId)
    .orderBy(desc(max(searchedPorts.searchedAt)), desc(searchedPorts.portId))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** Codes of the ports that a company's last bookings go from, or to. */
async function booked(db: Db, customerId: number, sides: readonly PortSide[]): Promise<string[]> {
  const rows = await db
    .select({ start: bookings.portStartCode, end: bookings.portEndCode })
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .orderBy(desc(bookings.createTime), desc(bookings.id))
    .limit(100);
  return [...new Set(rows.flatMap((row) => sides.map((side) => row[side])))]
    .filter((code) => code !== '')
    .slice(0, MOST);
}

async function recent(db: Db, asked: In<Call>, { userId, customerId }: Visitor): Promise<Out<Call>> {
  const ids = await searched(db, userId, asked);
  const sides: readonly PortSide[] = asked.side ? [asked.side] : ['start', 'end'];
  const codes =
    customerId !== null && asked.kind === 'sea' && ids.length < MOST ? await booked(db, customerId, sides) : [];
  const known = and(eq(table.kind, asked.kind), isNull(table.removedAt));
  const [own, others] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select()
          .from(table)
          .where(and(known, inArray(table.id, ids))),
    codes.length === 0
      ? []
      : db
          .select()
          .from(table)
          .where(and(known, inArray(table.code, codes))),
  ]);
  const inOrder = [
    ...ids.flatMap((id) => own.filter((row) => row.id === id)),
    ...codes.flatMap((code) => others.filter((row) => row.code === code)),
  ];
  return [...new Map(inOrder.map((row) => [row.id, row])).values()].slice(0, MOST).map(shownPort);
}

export const recentPortHandlers = ({ db }: Services): FileHandlers<'freight', 'ports'> => ({
  recentPorts: (asked, { visitor }) => recent(db, asked, visitor),
});
