import {
  createSheetDraft,
  createSheetHistory,
  isTouched,
  type SheetColumn,
  type SheetRow,
  sheetIssues,
} from '@lading/ui/sheet';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { settleRow } from '../settle-row.ts';
import { isOlder, type Kept, type RecordCalls } from './record-kind.ts';

/** Milliseconds after the last key until it is saved. */
const REST = 700;

type RecordState = 'loading' | 'ready' | 'failed';
export type RecordSaving = 'saved' | 'waiting' | 'saving' | 'failed';

/** The records of a kind in a sheet, loaded page by page. */
export function useRecordSheet<R extends Kept>(calls: RecordCalls<R>) {
  const text = useText();
  const [draft] = useState(() => createSheetDraft([]));
  const [history] = useState(() => createSheetHistory(draft));
  const [records] = useState(() => new Map<string, R>());
  const [state, setState] = useState<RecordState>('loading');
  const [failure, setFailure] = useState('');
  const latest = useRef({ calls, text });
  useLayoutEffect(() => {
    latest.current = { calls, text };
  });

  /** Everything anew: what is not saved yet stays. */
  const load = useCallback(async () => {
    const seen = new Set<string>();
    for (let current = 1; ; current++) {
      const { calls: now } = latest.current;
      const page = await now.page(current);
      if (!page.ok) {
        setFailure(errorText(latest.current.text, page.error));
        return setState('failed');
      }
      for (const record of page.data.records) {
        seen.add(String(record.id));
        records.set(String(record.id), record);
      }
      draft.receive({ rows: page.data.records.map((one) => ({ id: String(one.id), values: now.valuesOf(one) })) });
      if (seen.size >= page.data.total || page.data.records.length === 0) break;
    }
    const gone = draft.get().filter((row) => !isTouched(row) && !seen.has(row.id));
    draft.receive({ gone: gone.map(({ id }) => id) });
    setState('ready');
  }, [draft, records]);
  useEffect(() => {
    // The answer of the server sets the state, not the effect itself.
    void Promise.resolve().then(load);
  }, [load]);
  return { draft, history, records, state, failure, load };
}

type Loaded<R extends Kept> = ReturnType<typeof useRecordSheet<R>>;

/** Saves each row by itself once the hands rest, as long as it can be saved. */
export function useRecordSaving<R extends Kept>(
  { draft, records }: Pick<Loaded<R>, 'draft' | 'records'>,
  calls: RecordCalls<R>,
  columns: readonly SheetColumn[],
): RecordSaving {
  const text = useText();
  const { notices } = usePortal();
  const [saving, setSaving] = useState<RecordSaving>('saved');
  const latest = useRef({ calls, columns, text, notices });
  useLayoutEffect(() => {
    latest.current = { calls, columns, text, notices };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let tried: readonly SheetRow[] = [];
    const ready = () => {
      const wrong = new Set(sheetIssues(draft.pending(), latest.current.columns).map(({ row }) => row));
      return draft
        .pending()
        .filter((row) => (row.removed || !wrong.has(row.id)) && !row.clashes && !tried.includes(row));
    };
    const refused = (row: SheetRow, error: Parameters<typeof errorText>[1], field = '') => {
      const { calls: now, text: say, notices: told } = latest.current;
      const message = errorText(say, error);
      const column = now.columnOf(field);
      if (column) draft.refuse(row.id, { [column]: message });
      else told.show({ kind: 'error', text: message });
    };
    const put = async (row: SheetRow): Promise<boolean> => {
      const { calls: now } = latest.current;
      if (row.removed) {
        const gone = await now.remove(Number(row.id));
        if (gone.ok) draft.receive({ gone: [row.id] });
        else {
          draft.apply([{ type: 'restore', row: row.id }]);
          refused(row, gone.error);
        }
        return gone.ok;
      }
      const sent = await now.save(row, records.get(row.id), `${row.id}-${crypto.randomUUID()}`.slice(0, 64));
      // Somebody else was faster: his row is shown beside what was written here, and nothing is overwritten.
      const answer = sent.ok || !isOlder(sent.error) ? sent : await now.again(Number(row.id));
      if (!answer.ok) {
        refused(row, answer.error, answer.error.field);
        return false;
      }
      records.set(String(answer.data.id), answer.data);
      const kept = { id: String(answer.data.id), values: now.valuesOf(answer.data), state: undefined };
      if (row.state === 'new') draft.saved(row.id, kept);
      else settleRow(draft, row, kept, { clashing: sent.ok ? [] : Object.keys(row.changed ?? {}) });
      return true;
    };
    const save = async () => {
      const rows = ready();
      if (busy || rows.length === 0) return;
      busy = true;
      setSaving('saving');
      let all = true;
      for (const row of rows) all = (await put(row)) && all;
      busy = false;
      const asked = new Set(rows.map(({ id }) => id));
      // What came back unsaved is sent again once it is another one, or somebody else's is known.
      tried = all ? [] : draft.pending().filter(({ id }) => asked.has(id));
      setSaving(all ? 'saved' : 'failed');
      wait();
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
  }, [draft, records]);
  return saving;
}
