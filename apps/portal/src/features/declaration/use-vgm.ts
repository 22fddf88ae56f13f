import { contract, VGM_LOCK_MINUTES } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { createSheetDraft, createSheetHistory, type SheetChange, type SheetRow } from '@lading/ui/sheet';
import { calculatedVgm, usualPlate, type VgmHead } from '@lading/validators/vgm';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKeeping } from './use-keeping.ts';
import { boxOf, rowOf, type Vgm, writtenOf } from './vgm-rows.ts';

const { saveVgm, lockVgm } = contract.order;
type Action = 'draft' | 'submit' | 'retract' | 'amend';

/** Who declares, and the containers, while they are written. */
export function useVgm(of: Vgm, mayWrite: boolean) {
  const { bookingId } = of;
  const [head, setHead] = useState<VgmHead>(of.head);
  const [draft] = useState(() => createSheetDraft(of.list.map((box, at) => rowOf(box, at, mayWrite))));
  const [history] = useState(() => createSheetHistory(draft));
  const rows = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const { run } = useCommand(saveVgm);
  const revision = useRef(of.revision);
  const latest = useRef(head);

  const send = async (action: Action, chosen?: readonly SheetRow[]) => {
    const now = draft.get().filter(({ removed }) => !removed);
    const places = chosen?.map(({ id }) => now.findIndex((row) => row.id === id)).filter((place) => place >= 0);
    const sent = await run({
      bookingId,
      action,
      head: latest.current,
      list: now.map(writtenOf),
      ...(places && { places }),
      revision: revision.current,
      requestId: crypto.randomUUID(),
    });
    if (!sent.ok) return sent;
    revision.current = sent.data.revision;
    const gone = draft.get().filter(({ removed }) => removed);
    if (gone.length > 0) draft.receive({ gone: gone.map(({ id }) => id) });
    for (const [place, row] of now.entries()) {
      const id = String(sent.data.ids[place] ?? row.id);
      const same = draft.get().find((one) => one.id === row.id);
      if (!same) continue;
      if (id === row.id) draft.receive({ rows: [{ id, values: row.values, locked: same.locked }] });
      else draft.saved(row.id, { id, values: row.values });
    }
    return sent;
  };
  const { keeping, touch, save } = useKeeping(() => send('draft'));

  // What the reader does to the sheet is kept; what the server says of it is not sent back.
  const [source] = useState(() => ({
    ...draft,
    apply(changes: readonly SheetChange[]) {
      draft.apply(changes);
      touch();
    },
  }));

  const write = (part: Partial<VgmHead>) => {
    latest.current = { ...latest.current, ...part };
    setHead(latest.current);
    touch();
  };
  const fill = (id: 'vgm' | 'tare', wanted: (row: SheetRow) => string | undefined) => {
    const changes = draft.get().flatMap((row): SheetChange[] => {
      const from = row.values[id] ?? '';
      const value = row.locked || row.removed ? undefined : wanted(row);
      return value === undefined || value === from ? [] : [{ type: 'set', row: row.id, column: id, from, value }];
    });
    if (changes.length > 0) source.apply(changes);
  };
  return {
    head,
    rows,
    history,
    keeping,
    write,
    touch,
    save,
    send,
    source,
    /** The sums of method 2, wherever their parts are there. */
    addUp: () =>
      fill('vgm', (row) => {
        const box = boxOf(row);
        return box.method === 'SM2' && box.unit === 'KGM' ? calculatedVgm(box) : undefined;
      }),
    /** What is usual of the type, where nobody has read the plate. */
    usualTares: () => fill('tare', (row) => (row.values['tare'] ? undefined : usualPlate(boxOf(row).ctnType)?.tare)),
    revision: () => revision.current,
  };
}

const RENEWED = (VGM_LOCK_MINUTES * 60_000) / 3;

/** Keeps the sheet for its reader as long as the page is open; somebody else who keeps it is named. */
export function useVgmLock(bookingId: number, wanted: boolean, first: Vgm['locked']) {
  const { run } = useCommand(lockVgm);
  const [holder, setHolder] = useState(first);
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    const ask = async () => {
      const sent = await run({ bookingId, locked: true });
      if (open && sent.ok) setHolder(sent.data.locked);
    };
    void ask();
    const timer = setInterval(() => void ask(), RENEWED);
    return () => {
      open = false;
      clearInterval(timer);
      void run({ bookingId, locked: false });
    };
  }, [run, bookingId, wanted]);
  return holder && !holder.mine ? holder : undefined;
}
