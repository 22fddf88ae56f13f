import { createCoreRowModel } from '../foundations/table.ts';

// The part for long tables brings quicker ones; a table without it has the library's own.
let make: () => ReturnType<typeof createCoreRowModel> = createCoreRowModel;

/** What tables make their rows with from now on. */
export function takeCoreRows(rows: typeof make): void {
  make = rows;
}

/** For the library's slot of that name: asked once by each table, when it first needs its rows. */
export const coreRowModel: ReturnType<typeof createCoreRowModel> = (table) => make()(table);
