import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, count, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { ports, rateEdits } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { SheetKind } from './kind.ts';
import { type Lists, listsOf } from './lists.ts';
import { drafted, draftedOf, editsOf, inState, shownRow, waiting } from './rows.ts';
import { draftVersion, liveVersion } from './version.ts';

type Call = PortalContract['freight']['rateDraft'];
type Row = Out<Call>['records'][number];
const STATES = ['live', 'draft', 'edited', 'lapsing', 'withdrawn', 'expired'] as const;

const same = (column: SheetKind['by'][keyof SheetKind['by']], value: number | string | undefined): SQL | undefined => {
  if (value === undefined) return undefined;
  // A sheet without such a column has nothing of it.
  return column ? eq(column, value) : sql`false`;
};

function narrowed(db: Db, kind: SheetKind, { shippingId, lane, polId, keyword }: In<Call>): SQL | undefined {
  const word = containing(keyword);
  const named = db
    .select({ id: ports.id })
    .from(ports)
    .where(or(...[ports.code, ports.nameCn, ports.nameEn].map((column) => ilike(column, word))));
  return and(
    isNull(kind.table.removedAt),
    same(kind.by.shippingId, shippingId),
    same(kind.by.lane, lane),
    same(kind.by.polId, polId),
    keyword === ''
      ? undefined
      : or(...kind.words.map((column) => ilike(column, word)), ...kind.ends.map((column) => inArray(column, named))),
  );
}

async function countsOf(db: Db, kind: SheetKind, wanted: SQL | undefined) {
  const states = Object.fromEntries(
    STATES.map((state) => [state, sql<number>`count(*) filter (where ${inState(kind, state)})`.mapWith(Number)]),
  ) as Record<(typeof STATES)[number], SQL<number>>;
  const all = sql<number>`count(*) filter (where ${inState(kind, undefined)})`.mapWith(Number);
  const [counts] = await db
    .select({ ...states, all })
    .from(kind.table)
    .leftJoin(rateEdits, editsOf(kind))
    .where(wanted);
  return counts ?? { all: 0, live: 0, draft: 0, edited: 0, lapsing: 0, withdrawn: 0, expired: 0 };
}

const CODES = /^[A-Z]{2}[A-Z0-9]{3}$|^[A-Z]{3}$/;
/** What the ports of some rows are called. */
function namesOf(rows: readonly Row[], lists: Lists) {
  const codes = new Set(rows.flatMap(({ values }) => values.slice(0, 12).flatMap((value) => value.split(','))));
  return [...codes].flatMap((code) => {
    const found = CODES.test(code) ? lists.port(code) : undefined;
    return found ? [{ code, nameCn: found.nameCn, nameEn: found.nameEn }] : [];
  });
}

const columnsOf = ({ columns }: SheetKind, lists: Lists, language: Language) =>
  Object.entries(columns).map(([id, { head, type, required = false, options }]) => ({
    id,
    head: head[language],
    type,
    required,
    options: [...(options?.(lists, language) ?? [])],
  }));

/** A window of a sheet. */
export async function draftPage(db: Db, kind: SheetKind, asked: In<Call>, language: Language): Promise<Out<Call>> {
  const wanted = narrowed(db, kind, asked);
  const here = and(wanted, inState(kind, asked.state));
  const [lists, rows, [total], counts, changes, live] = await Promise.all([
    listsOf(db, kind.sheet),
    drafted(db, kind)
      .where(here)
      .orderBy(...kind.order.map((column) => asc(column)), asc(kind.table.id))
      .limit(asked.size)
      .offset(asked.from),
    db.select({ count: count() }).from(kind.table).leftJoin(rateEdits, editsOf(kind)).where(here),
    countsOf(db, kind, wanted),
    waiting(db, kind),
    liveVersion(db, kind.sheet),
  ]);
  const draft = await draftVersion(db, kind.sheet);
  const records = rows.map((row) => shownRow(kind, draftedOf(row), lists, language));
  return {
    columns: columnsOf(kind, lists, language),
    records,
    total: total?.count ?? 0,
    counts,
    changes,
    live: live
      ? {
          version: live.row.version,
          time: live.row.publishedAt && isoInstant(live.row.publishedAt),
          by: ofLanguage(language, live.by ?? '', live.byEn ?? ''),
        }
      : null,
    draft: draft.version,
    rules: { listAdd: draft.listAdd, vipLess: draft.vipLess },
    names: namesOf(records, lists),
  };
}
