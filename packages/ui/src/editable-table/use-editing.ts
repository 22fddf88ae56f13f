import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowKey } from '../data-table/column.ts';
import { useText } from '../i18n/provider.tsx';

/** Why a row was not saved: the server's words, and the column they are about where it is one. */
export interface RowRefusal {
  readonly message: string;
  readonly column?: string | undefined;
}

/** The row that is edited, as it was seen when that began. */
interface Open<Row, Draft> {
  readonly base: Row;
  readonly draft: Draft;
  readonly saving: boolean;
  readonly refusal: RowRefusal | undefined;
}

export interface EditingAsked<Row, Draft> {
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  draftOf: (row: Row) => Draft;
  stampOf: (row: Row) => string | number;
  onSave: (row: Row, draft: Draft) => Promise<RowRefusal | undefined>;
  onSaved: (row: Row) => void;
  blank: Row | undefined;
  onBlankClose: (() => void) | undefined;
}

export interface Editing<Row, Draft> {
  readonly open: Open<Row, Draft> | undefined;
  /** what the row has become meanwhile, by somebody else's hand */
  readonly newer: Row | undefined;
  /** the rows of the table, with the one that is edited wherever it went */
  readonly rows: readonly Row[];
  edit(row: Row): void;
  put(part: Partial<Draft>): void;
  save(): void;
  close(): void;
  /** goes on with what was written, on top of what the row has become */
  keep(): void;
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** What somebody wrote (`mine`), on top of what it has become: fields that he left as they were `before` are as they are `now`. */
export function mergedDraft<Draft extends object>(before: Draft, mine: Draft, now: Draft): Draft {
  const names = Object.keys(mine) as (keyof Draft)[];
  const kept = names.filter((name) => !same(mine[name], before[name])).map((name) => [name, mine[name]]);
  return { ...now, ...Object.fromEntries(kept) };
}

/** One row at a time: its draft, how far its saving is, and whether somebody else was faster. */
export function useEditing<Row extends object, Draft extends object>(
  asked: EditingAsked<Row, Draft>,
): Editing<Row, Draft> {
  const { rows, rowKey, draftOf, stampOf, blank } = asked;
  const text = useText();
  const [open, setOpen] = useState<Open<Row, Draft>>();
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  const begin = useCallback(
    (base: Row): Open<Row, Draft> => ({ base, draft: draftOf(base), saving: false, refusal: undefined }),
    [draftOf],
  );
  const isOpen = (row: Row) => open !== undefined && rowKey(row) === rowKey(open.base);
  const here = rows.find(isOpen);
  const changed = open && !same(open.draft, draftOf(open.base));
  const newer = open && here && stampOf(here) !== stampOf(open.base) ? here : undefined;

  // What nobody touched yet is simply shown as it is now.
  if (newer && !changed) setOpen(begin(newer));

  const edit = (row: Row) => {
    if (open && !isOpen(row) && changed) setOpen({ ...open, refusal: { message: text('editable.unsaved') } });
    else if (!isOpen(row)) setOpen(begin(row));
  };
  const toBlank = useRef(edit);
  useEffect(() => {
    toBlank.current = edit;
  });
  useEffect(() => {
    if (blank) toBlank.current(blank);
  }, [blank]);

  const close = () => {
    setOpen(undefined);
    if (open && open.base === blank) asked.onBlankClose?.();
    // A row that is not there yet waited for this one.
    else if (blank) setOpen(begin(blank));
  };
  return {
    open,
    newer: changed ? newer : undefined,
    rows: open && !here ? [open.base, ...rows] : rows,
    edit,
    put: (part) =>
      setOpen((now) => now && (now.saving ? now : { ...now, draft: { ...now.draft, ...part }, refusal: undefined })),
    async save() {
      if (!open || open.saving) return;
      setOpen({ ...open, saving: true, refusal: undefined });
      const refusal = await latest.current.onSave(open.base, open.draft);
      if (refusal) setOpen((now) => now && { ...now, saving: false, refusal });
      else {
        asked.onSaved(open.base);
        close();
      }
    },
    close,
    keep() {
      if (open && newer)
        setOpen({ ...begin(newer), draft: mergedDraft(draftOf(open.base), open.draft, draftOf(newer)) });
    },
  };
}
