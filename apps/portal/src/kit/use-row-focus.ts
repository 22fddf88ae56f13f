import type { RowKey } from '@lading/ui';
import { useEffect, useRef } from 'react';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './use-list-page.ts';

/** What the address alone opened has nothing to give the focus back to but its row. */
export function useRowFocus<S extends ListSearch, Row>(page: ListPage<S, Row>, opened: RowKey | undefined): void {
  const { records, rowKey } = page;
  const before = useRef(opened);
  useEffect(() => {
    const place = records.findIndex((row) => rowKey(row) === before.current);
    before.current = opened;
    if (opened !== undefined || place < 0) return;
    setTimeout(() => {
      if (document.activeElement?.matches('body, main'))
        document.querySelector<HTMLElement>(`main [data-row="${place}"] button`)?.focus();
    });
  }, [opened, records, rowKey]);
}
