import { settle } from '@lading/api-client';
import { contract, type Out, type RateSheet, SHEET_SAVED } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  createSheetDraft,
  createSheetHistory,
  isTouched,
  type SheetColumn,
  type SheetRow,
  sheetIssues,
} from '@lading/ui/sheet';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import type { RateDeskSearch } from './rate-desk-search.ts';
import { settleRow } from './settle-row.ts';
import { type Answer, rowOf } from './sheet-columns.ts';

const { rateDraft, saveRateDraft } = contract.freight;
type Saved = Out<typeof saveRateDraft>;

const WINDOW = 1_000;
/** Nobody writes in more rows at once: the filters narrow what is more. */
const MOST = 20_000;
/** Milliseconds after the last key until it is saved. */
const REST = 700;

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed';

/** The rows of a sheet: the first window, then the others behind it. */
export function useRateSheet(sheet: RateSheet, { rows: state, carrier, lane, keyword }: RateDeskSearch) {
  const { client } = usePortal();
  const asked = useMemo(
    () => ({
      sheet,
      size: WINDOW,
      ...(state && { state }),
      ...(carrier && { shippingId: carrier }),
      ...(lane && { lane }),
      ...(keyword && { keyword }),
    }),
    [sheet, state, carrier, lane, keyword],
  );
  const answer = useQuery(rateDraft, asked);
  // What stands around the rows stays until the next answer is there, and with it the focus in a filter.
  const query = useQuery(rateDraft, asked, { keepPrevious: true });
  const [draft] = useState(() => createSheetDraft([]));
  const [history] = useState(() => createSheetHistory(draft));
  const [revisions] = useState(() => new Map<string, number>());
  const [names] = useState(() => new Map<string, { nameCn: string; nameEn: string }>());
  const [loaded, setLoaded] = useState(0);
  const first = answer.data;
  const shown = useRef<typeof asked>(undefined);
  useEffect(() => {
    if (!first) return undefined;
    const seen = new Set<string>();
    let over = false;
    const take = (answer: Answer) => {
      const ids = answer.columns.map(({ id }) => id);
      for (const { code, ...name } of answer.names) names.set(code, name);
      for (const { id, revision } of answer.records) {
        seen.add(String(id));
        revisions.set(String(id), revision);
      }
      draft.receive({ rows: answer.records.map((record) => rowOf(ids, record)) });
      setLoaded(seen.size);
    };
    const untouched = () => draft.get().filter((row) => !isTouched(row));
    // Other rows: in their own order, behind what is not saved yet.
    if (shown.current !== asked) draft.receive({ gone: untouched().map(({ id }) => id) });
    shown.current = asked;
    const rest = async () => {
      take(first);
      for (let from = WINDOW; from < Math.min(first.total, MOST) && !over; from += WINDOW) {
        const next = await settle(client.call(rateDraft, { ...asked, from }));
        if (!next.ok || over) return;
        take(next.data);
      }
      // What is not saved yet stays in sight, even where the filter no longer takes it.
      const gone = untouched().filter(({ id }) => !seen.has(id));
      if (!over && gone.length > 0) draft.receive({ gone: gone.map(({ id }) => id) });
    };
    void rest();
    return () => {
      over = true;
    };
  }, [first, asked, client, draft, revisions, names]);
  return { query, draft, history, revisions, loaded, names };
}

type Sheet = ReturnType<typeof useRateSheet>;
type Asked = {
  id?: number;
  requestId?: string;
  revision?: number;
  cells: { column: string; from: string; value: string }[];
};

function askedOf({ id, values, changed, state }: SheetRow, revisions: ReadonlyMap<string, number>): Asked {
  const own = Object.entries(values).filter(([column]) => !column.startsWith('_'));
  if (state === 'new')
    return {
      requestId: `${id}-${crypto.randomUUID()}`.slice(0, 64),
      cells: own.filter(([, value]) => value !== '').map(([column, value]) => ({ column, from: '', value })),
    };
  const cells = Object.entries(changed ?? {}).map(([column, from]) => ({ column, from, value: values[column] ?? '' }));
  const revision = revisions.get(id);
  return { id: Number(id), ...(revision !== undefined && { revision }), cells };
}

/** Puts an answer into the sheet: what is saved, what somebody else was faster with, what is no value. */
function settleRows(
  { draft, revisions }: Sheet,
  sent: readonly SheetRow[],
  { rows }: Saved,
  columns: readonly string[],
): void {
  for (const [at, { row, clashes, faults }] of rows.entries()) {
    const mine = sent[at];
    if (!mine) continue;
    if (row) {
      revisions.set(String(row.id), row.revision);
      const now = rowOf(columns, row);
      if (mine.state === 'new') draft.saved(mine.id, now);
      else settleRow(draft, mine, now, { by: row.by, clashing: clashes });
    }
    if (faults.length > 0)
      draft.refuse(
        row ? String(row.id) : mine.id,
        Object.fromEntries(faults.map(({ column, message }) => [column, message])),
      );
  }
}

/** Saves what was written once the hands rest, as long as it can be saved. */
export function useSaving(sheetName: RateSheet, sheet: Sheet, columns: readonly SheetColumn[]) {
  const { run } = useCommand(saveRateDraft);
  const [saving, setSaving] = useState<Saving>('saved');
  const [changes, setChanges] = useState<Saved['changes']>();
  const [savedAt, setSavedAt] = useState<Date>();
  const { draft } = sheet;
  const latest = useRef({ sheet, columns, run });
  useLayoutEffect(() => {
    latest.current = { sheet, columns, run };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let tried: readonly SheetRow[] = [];
    const ready = () => {
      const wrong = new Set(sheetIssues(draft.pending(), latest.current.columns).map(({ row }) => row));
      return draft
        .pending()
        .filter((row) => !wrong.has(row.id) && !row.clashes && !tried.includes(row))
        .slice(0, SHEET_SAVED);
    };
    const save = async () => {
      const rows = ready();
      if (busy || rows.length === 0) return;
      busy = true;
      setSaving('saving');
      const ids = latest.current.sheet.query.data?.columns.map(({ id }) => id) ?? [];
      const sent = await latest.current.run({
        sheet: sheetName,
        rows: rows.map((row) => askedOf(row, latest.current.sheet.revisions)),
      });
      busy = false;
      if (sent.ok) {
        settleRows(latest.current.sheet, rows, sent.data, ids);
        // What came back unsaved is not sent again before it is another one.
        const left = new Set(rows.map(({ id }) => id));
        tried = draft.pending().filter(({ id }) => left.has(id));
        setChanges(sent.data.changes);
        setSavedAt(new Date());
        setSaving('saved');
        wait();
      } else setSaving('failed');
    };
    const wait = () => {
      clearTimeout(timer);
      if (ready().length === 0) return;
      setSaving('waiting');
      timer = setTimeout(() => void save(), REST);
    };
    const stop = draft.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
      // Whoever leaves has written it.
      void save();
    };
  }, [draft, sheetName]);
  return { saving, changes, savedAt };
}
