import type { RowKey } from '@lading/ui';
import { useMemo, useState } from 'react';
import type { Revised } from './editable-list-table.tsx';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './use-list-page.ts';

const NOTHING: ReadonlySet<RowKey> = new Set();

/** The rows that were chosen of those in sight; another page, or another search, begins anew. */
export function useChosen<S extends ListSearch, Row extends Pick<Revised, 'id'>>({
  search,
  records,
}: ListPage<S, Row>) {
  const address = JSON.stringify(search);
  const [chosen, setChosen] = useState({ address, keys: NOTHING });
  const selected = chosen.address === address ? chosen.keys : NOTHING;
  const onSelectedChange = (keys: ReadonlySet<RowKey>) => setChosen({ address, keys });
  const rows = useMemo(() => records.filter(({ id }) => selected.has(id)), [records, selected]);
  return { selected, rows, onSelectedChange, clear: () => onSelectedChange(NOTHING) };
}
