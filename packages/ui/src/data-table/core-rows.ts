import {
  constructRow,
  type Row,
  type RowData,
  type Table,
  type TableFeatures,
  tableMemo,
} from '../foundations/table.ts';

// No row of ours has rows of its own in the data.
const NO_ROWS: never[] = Object.freeze([]) as never;

/** A property that is made when it is first asked for. */
function kept<T>(row: object, name: string, value: T): T {
  Object.defineProperty(row, name, { value, writable: true, enumerable: true });
  return value;
}

/** Makes rows with all that the library's own can do, each of which holds no more than what tells it from the others. */
function rowMaker<F extends TableFeatures, D extends RowData>(table: Table<F, D>, first: D) {
  class PlainRow {
    depth = 0;
    parentId = undefined;
    subRows = NO_ROWS;
    _displayIndexCache = -1;
    original: D;
    index: number;
    constructor(original: D, index: number) {
      this.original = original;
      this.index = index;
    }
    get id() {
      return table.getRowId(this.original, this.index);
    }
    get _valuesCache() {
      return kept(this, '_valuesCache', Object.create(null));
    }
    get _uniqueValuesCache() {
      return kept(this, '_uniqueValuesCache', Object.create(null));
    }
  }
  Object.setPrototypeOf(PlainRow.prototype, Object.getPrototypeOf(constructRow(table, '', first, 0, 0)));
  return (original: D, index: number) => new PlainRow(original, index) as unknown as Row<F, D>;
}

function byId<F extends TableFeatures, D extends RowData>(rows: readonly Row<F, D>[]): Record<string, Row<F, D>> {
  let all: Map<PropertyKey, Row<F, D>> | undefined;
  return new Proxy(Object.create(null), {
    get: (_, id) => {
      all ??= new Map(rows.map((row) => [row.id, row]));
      return all.get(id);
    },
  });
}

/**
 * Rows for the library's slot of that name. Its own gives each row its id, its place in an index and two maps before the first
 * is drawn, which of 10,000 rows is dearer than drawing them (docs/decisions/0021); here all that is made when it is asked for.
 */
export const createPlainRows =
  () =>
  <F extends TableFeatures, D extends RowData>(table: Table<F, D>) =>
    tableMemo({
      feature: 'coreRowModelsFeature',
      table,
      fnName: 'table.getCoreRowModel',
      memoDeps: () => [table.options.data],
      fn: () => {
        const { data } = table.options;
        const [first] = data;
        const rows = first === undefined ? [] : data.map(rowMaker(table, first));
        return { rows, flatRows: rows, rowsById: byId(rows) };
      },
    });
