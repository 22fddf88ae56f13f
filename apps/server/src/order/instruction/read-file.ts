import type { Out, PortalContract } from '@lading/api-client/contract';
import { type BillDraftValues, fromDcsa, type Held, isDcsa } from '@lading/validators/bill';
import { inArray } from 'drizzle-orm';
import { type DictionaryName, idOf } from '../../basedata/dictionary.ts';
import type { Db } from '../../database/open.ts';
import { ports } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { type Language, say } from '../../messages/say.ts';
import { type Booking, ownKind } from '../versions/find.ts';

type Read = Out<PortalContract['order']['readInstruction']>;
type Cells = Record<string, Held>;

/** Names that stand for an id of a dictionary. */
const HEAD: Readonly<Record<string, DictionaryName>> = {
  transportClause: 'transportClause',
  payMethod: 'payMethod',
  blMethod: 'blMethod',
  shipping: 'shipping',
};
const PLACES = ['placeReceipt', 'portStart', 'portEnd', 'placeDelivery'] as const;
/** Bills of one file. */
const MOST = 10;

const text = (value: Held | undefined): string => String(value ?? '');

function withIds(row: Cells, fields: readonly string[]): Cells {
  const ids = fields.map((field) => [field, idOf(field as DictionaryName, text(row[`${field}Name`])) ?? null]);
  return { ...row, ...Object.fromEntries(ids) };
}

/** A bill as the form takes it: what the dictionaries and the list of ports know by name or code has its id. */
function known({ head, goods, containers }: BillDraftValues, portIds: ReadonlyMap<string, number>): BillDraftValues {
  const named = Object.entries(HEAD).flatMap(([stem, dictionary]) => {
    const name = text(head[`${stem}Name` as 'payMethodName']);
    return name === '' ? [] : [[`${stem}Id`, idOf(dictionary, name) ?? null]];
  });
  const placed = PLACES.flatMap((stem) => {
    const id = portIds.get(text(head[`${stem}Code`]));
    return id === undefined ? [] : [[`${stem}Id`, id]];
  });
  return {
    head: { ...head, ...Object.fromEntries([...named, ...placed]) },
    goods: goods.map((row) => withIds(row as Cells, ['goodsType', 'packageType'])) as unknown as typeof goods,
    containers: containers.map((row) =>
      withIds(row as Cells, ['ctnType', 'packageType']),
    ) as unknown as typeof containers,
  };
}

async function portIdsOf(db: Db, bills: readonly BillDraftValues[]): Promise<Map<string, number>> {
  const codes = bills.flatMap(({ head }) => PLACES.map((stem) => text(head[`${stem}Code`]))).filter(Boolean);
  const rows = codes.length === 0 ? [] : await db.select().from(ports).where(inArray(ports.code, codes));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw refused('instructionNotJson', {}, 'file');
  }
}

/** What a file of DCSA says, for the form; nothing is written, and what the form cannot say is listed with its place. */
export async function readFile(db: Db, booking: Booking, file: File, language: Language): Promise<Read> {
  const json = parsed(await file.text());
  const documents = Array.isArray(json) ? json.slice(0, MOST) : [json];
  const kind = ownKind(booking);
  const read = documents.map((document, at) => {
    if (!isDcsa(document))
      throw refused('instructionNotDcsa', { path: Array.isArray(json) ? `$[${at}]` : '$' }, 'file');
    return fromDcsa(document, kind === 'MBL' ? 'mblNo' : 'hblNo');
  });
  if (read.length === 0) throw refused('instructionNotDcsa', { path: '$' }, 'file');
  const portIds = await portIdsOf(
    db,
    read.map(({ values }) => values),
  );
  const reason = say(language, 'dcsaNoPlace');
  return {
    bills: read.map(({ values }) => ({ kind, values: known(values, portIds) })),
    unread: read.flatMap(({ unread }, at) =>
      unread.map(({ path, value }) => ({
        path: Array.isArray(json) ? path.replace('$', `$[${at}]`) : path,
        value: value.slice(0, 500),
        reason,
      })),
    ),
  };
}
