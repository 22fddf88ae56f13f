import { LINE_COLUMNS } from '@lading/validators';
import type { BillRecord, ContainerRow, GoodsRow } from '@lading/validators/bill';

/** One small change of a bill: what a typist, a terminal or a carrier did to it. */
export type Edit = (record: BillRecord) => BillRecord;

type Texts = Readonly<Record<string, string | number | null>>;

const lost = (what: string): never => {
  throw new Error(`The bill of the demonstration does not say ${what}`);
};

function changed(row: object, field: string, from: string, to: string): Record<string, unknown> {
  const text = String((row as Record<string, unknown>)[field] ?? '');
  return text.includes(from) ? { [field]: text.replace(from, to) } : lost(`${from} in ${field}`);
}

/** Fields of the bill, said anew. */
export const put =
  (fields: Texts): Edit =>
  (record) =>
    ({ ...record, bill: { ...record.bill, ...fields } }) as BillRecord;

/** The next sailing, so many days later. */
export const rolled =
  (vessel: string, voyage: string, days: number): Edit =>
  (record) => {
    const etd = record.bill.etd ?? lost('when it sails');
    const next = new Date(Date.parse(`${etd}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    return put({ vessel, voyage, etd: next })(record);
  };

/** A few characters of a field of the bill. */
export const say =
  (field: string, from: string, to: string): Edit =>
  (record) =>
    put(changed(record.bill, field, from, to) as Texts)(record);

function onLine(at: number, edit: (row: GoodsRow) => object): Edit {
  return (record) => {
    const rows = record.goods.rows.map((row, place) => (place === at ? { ...row, ...edit(row) } : row));
    return at < rows.length ? { ...record, goods: { ...record.goods, rows } } : lost(`line ${at}`);
  };
}

/** Cells of a line of cargo, counted from 0. */
export const putLine = (at: number, cells: Texts): Edit => onLine(at, () => cells);

/** A few characters of a cell of a line of cargo. */
export const sayLine = (at: number, field: keyof GoodsRow, from: string, to: string): Edit =>
  onLine(at, (row) => changed(row, field, from, to));

function onBox(at: number, edit: (row: ContainerRow) => object): Edit {
  return (record) => {
    const containers = record.containers.map((row, place) => (place === at ? { ...row, ...edit(row) } : row));
    return at < containers.length ? { ...record, containers } : lost(`container ${at}`);
  };
}

/** Cells of a container, counted from 0. */
export const putBox = (at: number, cells: Texts): Edit => onBox(at, () => cells);

/** The last digit of a container number, one too high. */
export const wrongDigit = (at: number): Edit =>
  onBox(at, ({ ctnNo }) => ({ ctnNo: ctnNo.slice(0, 10) + ((Number(ctnNo.at(-1)) + 1) % 10) }));

/** The seals of two containers, each on the other. */
export const swapSeals =
  (one: number, other: number): Edit =>
  (record) => {
    const [a, b] = [record.containers[one], record.containers[other]];
    if (!a || !b) return lost('two containers');
    return putBox(other, { sealNo: a.sealNo })(putBox(one, { sealNo: b.sealNo })(record));
  };

/** One more container after the last, as large and as full as it. */
export const addBox =
  (ctnNo: string, sealNo: string): Edit =>
  (record) => {
    const last = record.containers.at(-1) ?? lost('a container');
    return { ...record, containers: [...record.containers, { ...last, id: last.id + 1, ctnNo, sealNo }] };
  };

/** The containers from the last to the first. */
export const turnBoxes: Edit = (record) => ({ ...record, containers: record.containers.toReversed() });

/** A description filled up line by line to one column less than a bill has, whatever its own lines were. */
export const rewrap = (at: number): Edit =>
  onLine(at, ({ goods }) => {
    const lines = [''];
    for (const word of goods.split(/\s+/)) {
      const line = lines.at(-1) ?? '';
      if (line.length + 1 + word.length > LINE_COLUMNS - 1) lines.push(word);
      else lines[lines.length - 1] = line ? `${line} ${word}` : word;
    }
    return { goods: lines.join('\n') };
  });

/** All of them, one after the other. */
export const edited = (record: BillRecord, edits: readonly Edit[] = []): BillRecord =>
  edits.reduce((bill, edit) => edit(bill), record);
