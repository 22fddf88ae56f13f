import {
  type BillDraftChanges,
  type BillDraftValues,
  type DraftList,
  draftChanges,
  type Held,
  type HeldContainer,
  type HeldGoods,
  type ListChanges,
} from '@lading/validators/bill';

type Row = HeldGoods | HeldContainer;
type Cells = Readonly<Record<string, Held>>;

/** A place that two people, or one on two devices, wrote differently; `null` is a row that is gone. */
export interface Clash {
  /** `head.vessel`, `containers.<key>.sealNo`; `containers.<key>` where one of both took the row away */
  readonly path: string;
  readonly mine: Held | Row;
  readonly theirs: Held | Row;
  readonly gone: boolean;
  readonly by: string;
}

export interface Meeting {
  /** both began with */
  readonly from: BillDraftValues;
  readonly mine: BillDraftValues;
  readonly theirs: BillDraftValues;
  /** places that the server did not take, whatever was written since */
  readonly refused: ReadonlySet<string>;
  /** what was on its way when the connection broke: theirs may be just that */
  readonly sent: BillDraftValues | null;
  readonly by: string;
}

const LISTS = ['goods', 'containers'] as const satisfies readonly DraftList[];
const rowOf = (values: BillDraftValues | null, list: DraftList, key: string): Row | undefined =>
  (values?.[list] as readonly Row[] | undefined)?.find((row) => row.key === key);
const cellsOf = (row: Row | undefined) => row as unknown as Cells | undefined;

/** The cells that somebody else changed, without those that are only what was sent from here before. */
function meet(
  meeting: Meeting,
  prefix: string,
  theirs: Cells,
  local: Cells,
  now: Cells | undefined,
  sent: Cells | undefined,
): { cells: Cells; clashes: Clash[] } {
  const cells: Record<string, Held> = {};
  const clashes: Clash[] = [];
  for (const [field, value] of Object.entries(theirs)) {
    const path = `${prefix}.${field}`;
    const mine = now?.[field] ?? null;
    const wroteToo = Object.hasOwn(local, field) || meeting.refused.has(path);
    if (wroteToo && sent?.[field] === value) continue;
    cells[field] = value;
    if (wroteToo && mine !== value) clashes.push({ path, mine, theirs: value, gone: false, by: meeting.by });
  }
  return { cells, clashes };
}

function meetRows(meeting: Meeting, list: DraftList, theirs: ListChanges, local: ListChanges) {
  const clashes: Clash[] = [];
  const { mine, theirs: after, sent, refused, by } = meeting;
  const mineGone = new Set(local.removed);
  const mineChanged = new Map(local.rows.map((row) => [row.key, row.cells]));
  const rows = theirs.rows.flatMap(({ key, cells }) => {
    const path = `${list}.${key}`;
    if (mineGone.has(key) || (refused.has(path) && !rowOf(mine, list, key))) {
      const row = rowOf(after, list, key);
      if (!row) return [];
      clashes.push({ path, mine: null, theirs: row, gone: true, by });
      const { key: _, ...all } = row;
      return [{ key, cells: all as Cells }];
    }
    const own = cellsOf(rowOf(mine, list, key));
    const met = meet(meeting, path, cells, mineChanged.get(key) ?? {}, own, cellsOf(rowOf(sent, list, key)));
    clashes.push(...met.clashes);
    return Object.keys(met.cells).length === 0 ? [] : [{ key, cells: met.cells }];
  });
  for (const key of theirs.removed) {
    const row = rowOf(mine, list, key);
    const changed = mineChanged.has(key) || refused.has(`${list}.${key}`);
    if (row && changed) clashes.push({ path: `${list}.${key}`, mine: row, theirs: null, gone: true, by });
  }
  return { changes: { ...theirs, rows }, clashes };
}

/**
 * What somebody else wrote, as it is to be put into what is written here: cell by cell, and where both wrote, theirs stands and mine is told,
 * so that neither is written over unseen.
 */
export function meetOthers(meeting: Meeting): { changes: BillDraftChanges; clashes: readonly Clash[] } {
  const theirs = draftChanges(meeting.from, meeting.theirs);
  const local = draftChanges(meeting.from, meeting.mine);
  const head = meet(
    meeting,
    'head',
    theirs.head,
    local.head,
    meeting.mine.head as Cells,
    meeting.sent?.head as Cells | undefined,
  );
  const [goods, containers] = LISTS.map((list) => meetRows(meeting, list, theirs[list], local[list]));
  return {
    changes: {
      head: head.cells,
      goods: goods?.changes ?? theirs.goods,
      containers: containers?.changes ?? theirs.containers,
    },
    clashes: [...head.clashes, ...(goods?.clashes ?? []), ...(containers?.clashes ?? [])],
  };
}

/** Earlier clashes with later ones: of one place the newest words of the others, and what was written here first. */
export function withClashes(before: readonly Clash[], more: readonly Clash[]): readonly Clash[] {
  if (more.length === 0) return before;
  const all = new Map(before.map((clash) => [clash.path, clash]));
  for (const clash of more) all.set(clash.path, { ...clash, mine: all.get(clash.path)?.mine ?? clash.mine });
  return [...all.values()];
}
