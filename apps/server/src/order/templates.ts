import { type contract, type In, ORDER_TEMPLATES, type Out, TEMPLATE_SECTIONS } from '@lading/api-client/contract';
import { type BookingDraft, isOrderOpen } from '@lading/validators/booking';
import { and, count, desc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { customers, orderTemplates as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import { boxOf, carriersOf, portsOf } from '../freight/named.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, olderRow, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Member } from '../user/session.ts';
import { formOf, whole } from './booking/form.ts';
import { onWire } from './booking/info.ts';
import { cannot } from './booking/move.ts';
import { keepBooking } from './booking/write.ts';
import { lockBooking } from './find.ts';
import { findOrderTemplate } from './templates/find.ts';
import { asTemplate, changesBetween, synced } from './templates/sync.ts';

type Calls = typeof contract.order;
type Row = typeof table.$inferSelect;

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** What a list says of templates, in the reader's language. */
async function shown(db: Db, rows: readonly Row[], language: Language) {
  const ends = await portsOf(
    db,
    rows.flatMap(({ booking: { route } }) => [route.polId ?? 0, route.podId ?? 0]),
  );
  const carriers = await carriersOf(db);
  const named = (one: { nameCn: string; nameEn: string } | undefined) =>
    one ? ofLanguage(language, one.nameCn || one.nameEn, one.nameEn) : '';
  return rows.map(({ id, revision, name, booking, usedAt, updateTime }) => {
    const { route, parties, cargo, equipment } = whole(booking);
    const boxes = equipment.boxes.flatMap(({ ctnType, count: boxCount }) =>
      ctnType === null ? [] : [`${boxCount ?? 1}×${boxOf(ctnType)}`],
    );
    return {
      id,
      revision,
      name,
      mode: route.mode,
      polName: named(ends.get(route.polId ?? 0)),
      podName: named(ends.get(route.podId ?? 0)),
      shippingName: named(carriers.get(route.shippingId ?? 0)),
      boxes: boxes.join(' '),
      shipper: firstLine(parties.shipper.text),
      consignee: firstLine(parties.consignee.text),
      goods: firstLine(cargo.goods[0]?.goodsEn || cargo.goods[0]?.goodsCn || ''),
      usedAt: usedAt && isoInstant(usedAt),
      updateTime: isoInstant(updateTime),
    };
  });
}

async function templatePage(
  db: Db,
  { current, size, keyword }: In<Calls['orderTemplates']>,
  { visitor, language }: Caller<Member>,
): Promise<Out<Calls['orderTemplates']>> {
  const rows = await db
    .select({ row: table, total: total() })
    .from(table)
    .where(
      and(
        eq(table.customerId, visitor.customerId),
        keyword === '' ? undefined : ilike(table.name, containing(keyword)),
      ),
    )
    .orderBy(sql`${table.usedAt} desc nulls last`, desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = await shown(
    db,
    rows.map(({ row }) => row),
    language,
  );
  return { records, total: rows[0]?.total ?? 0 };
}

const plain = (draft: BookingDraft): BookingDraft => JSON.parse(JSON.stringify(draft)) as BookingDraft;

/** Keeps a template, once for each sending, or changes the one of `id` as it was seen. */
async function saveTemplate(
  db: Db,
  { id, revision, requestId, name, booking }: In<Calls['saveOrderTemplate']>,
  { customerId, userId }: Member,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    // One at a time, so that no name is there twice and none is one too many.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const mine = eq(table.customerId, customerId);
    const [sent] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, eq(table.requestId, requestId)));
    if (sent && id === undefined) return sent;
    const sameName = and(mine, eq(sql`lower(${table.name})`, name.toLowerCase()), id ? ne(table.id, id) : undefined);
    if ((await tx.$count(table, sameName)) > 0) throw refused('orderTemplateName', { name }, 'name');
    const values = {
      name,
      updateTime: new Date(),
      updatedBy: userId,
      ...(booking && { booking: asTemplate(plain(booking)) }),
    };
    if (id !== undefined) {
      if (revision === undefined) throw badInput('revision');
      const [now] = await tx.select().from(table).where(eq(table.id, id));
      if (!now) throw notFound();
      if (now.revision !== revision) throw olderRow({ id, revision: now.revision, name: now.name });
      await tx
        .update(table)
        .set({ ...values, revision: revision + 1 })
        .where(eq(table.id, id));
      return { id };
    }
    if (!values.booking) throw badInput('booking');
    const [all] = await tx.select({ count: count() }).from(table).where(mine);
    if ((all?.count ?? 0) >= ORDER_TEMPLATES) throw refused('orderTemplateLimit', { most: ORDER_TEMPLATES });
    const [row] = await tx
      .insert(table)
      .values({ ...values, booking: values.booking, customerId, requestId })
      .returning({ id: table.id });
    if (!row) throw notFound();
    return row;
  });
}

/** What a template says into a booking that is still written; a dry run answers what would change. */
async function syncTemplate(
  db: Db,
  { templateId, bookingId, sections, dryRun, revision }: In<Calls['syncOrderTemplate']>,
  { visitor, language }: Caller<Member>,
): Promise<Out<Calls['syncOrderTemplate']>> {
  const template = await findOrderTemplate(db, templateId, visitor);
  if (!template) throw notFound();
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const form = await formOf(tx, bookingId);
    if (!form || !isOrderOpen(booking.orderStatus)) throw cannot(booking, language);
    const wanted = TEMPLATE_SECTIONS.filter((section) => sections.includes(section));
    const before = whole(form.draft);
    const draft = synced(before, whole(template.booking), wanted);
    const changes = changesBetween(before, draft, wanted);
    if (dryRun || changes.length === 0) return { revision: form.revision, draft: onWire(draft), changes };
    if (revision === undefined) throw badInput('revision');
    if (form.revision !== revision) throw olderRow({ revision: form.revision, draft: before });
    const next = await keepBooking(tx, booking, visitor, { draft, revision });
    await tx.update(table).set({ usedAt: new Date() }).where(eq(table.id, templateId));
    return { revision: next, draft: onWire(draft), changes };
  });
}

/** Templates of orders: what a company books again and again. */
export const templates = ({ db }: Services): FileHandlers<'order', 'templates'> => ({
  orderTemplates: (asked, caller) => templatePage(db, asked, caller),
  saveOrderTemplate: (asked, { visitor }) => saveTemplate(db, asked, visitor),
  syncOrderTemplate: (asked, caller) => syncTemplate(db, asked, caller),
  async deleteOrderTemplates({ ids }) {
    const gone = await db
      .delete(table)
      .where(inArray(table.id, [...ids]))
      .returning({ id: table.id });
    return { deleted: gone.length };
  },
});
