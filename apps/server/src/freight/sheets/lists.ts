import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { airlines, areas, ports, wharves } from '../../database/schema.ts';
import { carriersOf, type Named } from '../named.ts';

/** What the codes of cells stand for. */
export interface Lists {
  portId(code: string): number | undefined;
  portCode(id: number): string;
  port(code: string): Named | undefined;
  carrier(text: string): number | undefined;
  carrierName(id: number): string;
  readonly carriers: readonly Named[];
  airlineId(code: string): number | undefined;
  airlineCode(id: number): string;
  wharfId(portId: number, code: string): number | undefined;
  wharfCode(id: number): string;
  cityId(text: string): number | undefined;
  cityName(id: number): string;
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

async function portsBy(db: Db) {
  const rows = await db
    .select({ id: ports.id, code: ports.code, kind: ports.kind, nameCn: ports.nameCn, nameEn: ports.nameEn })
    .from(ports)
    .where(isNull(ports.removedAt));
  const byCode = new Map(rows.map((row) => [row.code.toUpperCase(), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Also by its name, where only one has it.
  const byName = new Map<string, number>();
  for (const { id, kind, nameCn, nameEn } of rows)
    if (kind === 'sea')
      for (const name of [nameCn, nameEn]) byName.set(folded(name), byName.has(folded(name)) ? 0 : id);
  return {
    portId: (text: string) => byCode.get(text.trim().toUpperCase())?.id ?? (byName.get(folded(text)) || undefined),
    portCode: (id: number) => byId.get(id)?.code ?? '',
    port: (code: string) => byCode.get(code),
  };
}

async function districts(db: Db) {
  const above = db.select({ id: areas.id }).from(areas).where(eq(areas.pid, 0));
  const cn = await db
    .select({ id: areas.id })
    .from(areas)
    .where(and(eq(areas.code, 'CN'), inArray(areas.id, above)));
  const rows = await db
    .select({ id: areas.id, pid: areas.pid, nameCn: areas.nameCn, nameEn: areas.nameEn })
    .from(areas);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const full = (id: number) => {
    const own = byId.get(id);
    const over = own && own.pid !== 0 ? byId.get(own.pid) : undefined;
    if (!own) return '';
    return over && over.id !== cn[0]?.id ? `${over.nameCn} ${own.nameCn}` : own.nameCn;
  };
  const byName = new Map<string, number>();
  for (const { id, pid, nameCn, nameEn } of rows)
    for (const name of [full(id), nameCn, `${byId.get(pid)?.nameEn ?? ''} ${nameEn}`])
      if (!byName.has(folded(name))) byName.set(folded(name), id);
  return { cityId: (text: string) => byName.get(folded(text)), cityName: full };
}

const NO_CITIES = { cityId: () => undefined, cityName: () => '' };

/** The lists that the cells of a sheet are read against. */
export async function listsOf(db: Db, sheet: string): Promise<Lists> {
  const [places, carriers, terminals, lines, cities] = await Promise.all([
    portsBy(db),
    carriersOf(db),
    db.select().from(wharves),
    sheet === 'air' ? db.select({ id: airlines.id, code: airlines.code }).from(airlines) : [],
    sheet === 'truck' ? districts(db) : NO_CITIES,
  ]);
  const byName = new Map(
    [...carriers.values()].flatMap((one) => [one.nameCn, one.nameEn].map((name) => [folded(name), one.id])),
  );
  // `COSCO` is COSCO SHIPPING, as long as nobody else begins so.
  const byFirst = new Map<string, number>();
  for (const { id, nameEn } of carriers.values()) {
    const word = folded(nameEn).split(/\s+/)[0] ?? '';
    byFirst.set(word, byFirst.has(word) ? 0 : id);
  }
  const wharfOf = new Map(terminals.map((one) => [one.id, one]));
  const airlineOf = new Map(lines.map((one) => [one.id, one.code]));
  return {
    ...places,
    ...cities,
    carrier: (text) =>
      carriers.has(Number(text))
        ? Number(text)
        : (byName.get(folded(text)) ?? (byFirst.get(folded(text)) || undefined)),
    carrierName: (id) => carriers.get(id)?.nameEn ?? `${id}`,
    carriers: [...carriers.values()],
    airlineId: (code) => lines.find((one) => one.code === code.trim().toUpperCase())?.id,
    airlineCode: (id) => airlineOf.get(id) ?? '',
    wharfId: (portId, code) => terminals.find((one) => one.portId === portId && folded(one.code) === folded(code))?.id,
    wharfCode: (id) => wharfOf.get(id)?.code ?? '',
  };
}
