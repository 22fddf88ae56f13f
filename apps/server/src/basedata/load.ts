import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../database/open.ts';
import { airlines, areas, baseLoads, dictionaryItems, fbaWarehouses, ports } from '../database/schema.ts';
import { unhurried } from '../database/unhurried.ts';
import { laneOf } from './lanes.ts';
import { regionOf } from './region.ts';

const LOCK = 7_416_204;
/** Rows of one statement: a row has at most 15 values, and a statement 65,535. */
const CHUNK = 1_000;

type Line = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;
type Countries = ReadonlyMap<string, number>;

interface Source {
  readonly file: string;
  readonly table: PgTable;
  /** what tells one row from another */
  readonly by: readonly PgColumn[];
  values(line: Line, countries: Countries): Values;
  /** whether staff may edit the rows: those that they touched stay as they are */
  readonly edited: { readonly editedAt: PgColumn; readonly removedAt: PgColumn; readonly revision: PgColumn } | null;
}

const number = (cell = '') => (cell === '' ? null : Number(cell));
const countryId = (line: Line, countries: Countries) => {
  const id = countries.get(line['country'] ?? '');
  if (id === undefined) throw new Error(`no country ${line['country']}`);
  return id;
};

// Areas first: the others name their countries.
const SOURCES: readonly Source[] = [
  {
    file: 'areas.tsv',
    table: areas,
    by: [areas.id],
    values: ({ id, pid, ...names }) => ({ id: Number(id), pid: Number(pid), ...names }),
    edited: null,
  },
  {
    file: 'ports.tsv',
    table: ports,
    by: [ports.kind, ports.code],
    values: ({ country = '', hot, longitude, latitude, ...rest }, countries) => ({
      ...rest,
      countryId: countryId({ country }, countries),
      lane: laneOf(country),
      longitude: number(longitude),
      latitude: number(latitude),
      hot: hot === '1',
    }),
    edited: ports,
  },
  {
    file: 'airlines.tsv',
    table: airlines,
    by: [airlines.code],
    values: (line) => line,
    edited: airlines,
  },
  {
    file: 'dictionaries.tsv',
    table: dictionaryItems,
    by: [dictionaryItems.type, dictionaryItems.value],
    values: ({ value, ...rest }) => ({ ...rest, value: Number(value) }),
    edited: dictionaryItems,
  },
  {
    file: 'fba-warehouses.tsv',
    table: fbaWarehouses,
    by: [fbaWarehouses.countryId, fbaWarehouses.code],
    values: ({ country = '', region: _, hot, longitude, latitude, ...rest }, countries) => ({
      ...rest,
      longitude: number(longitude),
      latitude: number(latitude),
      countryId: countryId({ country }, countries),
      region: regionOf(country, rest['zip'] ?? '', rest['state'] ?? ''),
      hot: hot === '1',
    }),
    edited: fbaWarehouses,
  },
];

/** The lines of a file whose first one names the columns. */
function linesOf(text: string): Line[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

export const readData = (file: string): string => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function load(tx: Db, { table, by, values, edited }: Source, text: string, countries: Countries): Promise<void> {
  const rows = linesOf(text).map((line) => values(line, countries));
  const [first = {}] = rows;
  const columns = table as unknown as Readonly<Record<string, PgColumn>>;
  const set: Record<string, SQL> = {};
  for (const name of Object.keys(first)) {
    const column = columns[name];
    if (!column) throw new Error(`no column ${name}`);
    if (!by.includes(column)) set[name] = sql`excluded.${sql.identifier(snake(name))}`;
  }
  if (edited) set['revision'] = sql`${edited.revision} + 1`;
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insert(table)
      .values(rows.slice(at, at + CHUNK) as never)
      .onConflictDoUpdate({
        target: [...by],
        set: set as never,
        ...(edited && { setWhere: sql`${edited.editedAt} is null and ${edited.removedAt} is null` }),
      });
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Brings the base data of the files into the tables, where the files are not those that are in them. Rows that staff edited or took away
 * stay as they are, and so do rows that a file no longer has. Answers the files that were loaded.
 */
export async function loadBaseData(db: Db, read = readData): Promise<string[]> {
  const texts = SOURCES.map((source) => ({ source, text: read(source.file) }));
  const missing = async (tx: Db) => {
    const known = new Map((await tx.select().from(baseLoads)).map(({ file, hash }) => [file, hash]));
    return texts.filter(({ source: { file }, text }) => known.get(file) !== hashOf(text));
  };
  if ((await missing(db)).length === 0) return [];
  return db.transaction(async (tx) => {
    await unhurried(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const wanted = await missing(tx);
    let countries: Countries | undefined;
    for (const { source, text } of wanted) {
      if (source.table !== areas) countries ??= await countriesOf(tx);
      await load(tx, source, text, countries ?? new Map());
      const values = { file: source.file, hash: hashOf(text), loadedAt: new Date() };
      await tx.insert(baseLoads).values(values).onConflictDoUpdate({ target: baseLoads.file, set: values });
    }
    return wanted.map(({ source }) => source.file);
  });
}

async function countriesOf(tx: Db): Promise<Countries> {
  const rows = await tx.select({ id: areas.id, code: areas.code }).from(areas).where(eq(areas.pid, 0));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** The same at a start: servers that start together do it once. */
export async function ensureBaseData(database: Database): Promise<void> {
  if ((await loadBaseData(database.db)).length > 0) await database.vacuum();
}
