import {
  type BillDraftChanges,
  type BillDraftValues,
  type DraftList,
  type Held,
  type HeldContainer,
  type HeldGoods,
  type ListChanges,
  mergedOrder,
  withDraftChanges,
} from '@lading/validators/bill';
import type { WrittenCells } from '../../database/schema/instructions.ts';

type Row = HeldGoods | HeldContainer;
type Cell = WrittenCells[string];

export interface Stored {
  readonly revision: number;
  readonly values: BillDraftValues;
  readonly written: WrittenCells;
}

/** Who writes, and the revision that he saw. */
export interface Writing {
  readonly base: number;
  readonly userId: number;
  readonly at: number;
  readonly page: string;
}

/** A place that somebody else wrote since: theirs stays. */
export interface Clash {
  readonly path: string;
  readonly mine: Held;
  readonly theirs: Held;
  readonly gone: boolean;
  readonly by: Cell;
}

export interface Merged extends Stored {
  readonly changed: boolean;
  readonly clashes: readonly Clash[];
}

/** Puts together what several people write, cell by cell; whoever saw an older cell than there is does not write over it. */
class Merge {
  readonly written: Record<string, Cell>;
  readonly clashes: Clash[] = [];
  changed = false;
  readonly #cell: Cell;
  readonly #writing: Writing;

  constructor(stored: Stored, writing: Writing) {
    this.written = { ...stored.written };
    this.#writing = writing;
    this.#cell = [stored.revision + 1, writing.userId, writing.at, writing.page];
  }

  /** The cell of somebody else that the writer has not seen. */
  unseen(path: string): Cell | undefined {
    const cell = this.written[path];
    const { base, userId, page } = this.#writing;
    // What one page sends again, because an answer was lost, is no clash with itself.
    const own = cell?.[1] === userId && page !== '' && cell[3] === page;
    return cell && cell[0] > base && !own ? cell : undefined;
  }

  /** The cells of a place or a row as they may be written. */
  cells(place: string, before: Readonly<Record<string, Held>>, wanted: Readonly<Record<string, Held>>) {
    const taken: Record<string, Held> = {};
    for (const [field, mine] of Object.entries(wanted)) {
      const theirs = before[field] ?? null;
      if (theirs === mine) continue;
      const path = `${place}.${field}`;
      const by = this.unseen(path);
      if (by) this.clashes.push({ path, mine, theirs, gone: false, by });
      else {
        taken[field] = mine;
        this.write(path);
      }
    }
    return taken;
  }

  write(path: string): void {
    this.written[path] = this.#cell;
    this.changed = true;
  }

  #rowCells(place: string): string[] {
    return Object.keys(this.written).filter((path) => path.startsWith(`${place}.`));
  }

  /** Whether a row may go: not when somebody has written in it meanwhile. */
  remove(place: string): boolean {
    const cells = this.#rowCells(place);
    const by = cells.map((path) => this.unseen(path)).find((cell) => cell !== undefined);
    if (by) {
      this.clashes.push({ path: place, mine: null, theirs: null, gone: true, by });
      return false;
    }
    for (const path of cells) delete this.written[path];
    this.write(place);
    return true;
  }

  list(list: DraftList, rows: readonly Row[], { rows: changed, removed, order }: ListChanges): ListChanges {
    const known = new Map(rows.map((row) => [row.key, row]));
    const taken = changed.flatMap(({ key, cells }) => {
      const place = `${list}.${key}`;
      const row = known.get(key);
      const by = row ? undefined : this.unseen(place);
      if (by) {
        this.clashes.push({ path: place, mine: null, theirs: null, gone: true, by });
        return [];
      }
      const written = this.cells(place, (row ?? {}) as Record<string, Held>, cells);
      if (!row) this.write(place);
      return row && Object.keys(written).length === 0 ? [] : [{ key, cells: written }];
    });
    const gone = removed.filter((key) => known.has(key) && this.remove(`${list}.${key}`));
    return { rows: taken, removed: gone, order: order && this.#order(rows, order) };
  }

  #order(rows: readonly Row[], wanted: readonly string[]): readonly string[] | null {
    const keys = rows.map(({ key }) => key);
    const here = new Set(keys);
    const merged = mergedOrder(wanted, keys);
    const known = merged.filter((key) => here.has(key));
    const moved = known.some((key, at) => key !== keys[at]);
    if (moved) this.changed = true;
    return moved || merged.length !== keys.length ? merged : null;
  }
}

/** What somebody wrote, put into what is there; cells that others wrote since he looked stay theirs and are told. */
export function mergeDraft(stored: Stored, changes: BillDraftChanges, writing: Writing): Merged {
  const { values } = stored;
  const merge = new Merge(stored, writing);
  const taken: BillDraftChanges = {
    head: merge.cells('head', values.head as Record<string, Held>, changes.head),
    goods: merge.list('goods', values.goods, changes.goods),
    containers: merge.list('containers', values.containers, changes.containers),
  };
  const { changed, clashes, written } = merge;
  if (!changed) return { ...stored, changed, clashes };
  return { revision: stored.revision + 1, values: withDraftChanges(values, taken), written, changed, clashes };
}
