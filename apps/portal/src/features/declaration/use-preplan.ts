import { contract, type In } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  createSheetDraft,
  createSheetHistory,
  type SheetChange,
  type SheetRow,
  type SheetSource,
} from '@lading/ui/sheet';
import {
  isPreplanOpen,
  type PreplanDraft,
  type PreplanHeader,
  type PreplanParty,
  type PreplanPartyRole,
  preplanIssues,
} from '@lading/validators/preplan';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { boxOfPlan, boxRows, goodsOf, goodsRows, type Preplan } from './preplan-rows.ts';
import { useKeeping } from './use-keeping.ts';

const { savePreplan } = contract.order;
type Sent = In<typeof savePreplan>['draft'];

/** Rows of one part in a sheet: what the reader does is told, so that it is kept. */
function useRows(rows: () => SheetRow[], readOnly: boolean, touch: () => void) {
  const [draft] = useState(() => createSheetDraft(rows().map((row) => ({ ...row, locked: readOnly }))));
  const [history] = useState(() => createSheetHistory(draft));
  const now = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const source = useMemo<SheetSource>(
    () => ({
      ...draft,
      newId: readOnly ? undefined : draft.newId,
      apply(changes: readonly SheetChange[]) {
        draft.apply(changes);
        touch();
      },
    }),
    [draft, readOnly, touch],
  );
  return { rows: now, get: draft.get, source, history };
}

const there = (rows: readonly SheetRow[]) => rows.filter(({ removed }) => !removed);

/** A pre-plan while it is written. */
export function usePreplan(of: Preplan, may: boolean) {
  const readOnly = !may || !isPreplanOpen(of.status);
  const [plain, setPlain] = useState(of.draft as Omit<PreplanDraft, 'goods' | 'boxes'>);
  const latest = useRef(plain);
  const revision = useRef(of.revision);
  const { run } = useCommand(savePreplan);
  const touched = useRef<() => void>(() => undefined);
  const touch = useCallback(() => touched.current(), []);
  const goods = useRows(() => goodsRows(of.draft.goods), readOnly, touch);
  const boxes = useRows(() => boxRows(of.draft.boxes), readOnly, touch);

  const draftNow = (): Sent => {
    const { header, shipper, consignee, notify } = latest.current;
    return {
      header,
      shipper,
      consignee,
      notify,
      goods: there(goods.get()).map(goodsOf),
      boxes: there(boxes.get()).map(boxOfPlan),
    };
  };
  const send = async (action: 'draft' | 'submit' | 'again') => {
    const asked = { bookingId: of.bookingId, action, draft: draftNow(), revision: revision.current };
    const sent = await run({ ...asked, requestId: crypto.randomUUID() });
    if (sent.ok) revision.current = sent.data.revision;
    return sent;
  };
  const { keeping, touch: keep, save } = useKeeping(() => send('draft'));
  useEffect(() => {
    touched.current = keep;
  }, [keep]);

  const draft: PreplanDraft = useMemo(
    () => ({ ...plain, goods: there(goods.rows).map(goodsOf), boxes: there(boxes.rows).map(boxOfPlan) }),
    [plain, goods.rows, boxes.rows],
  );
  const issues = useMemo(() => preplanIssues(draft), [draft]);
  const put = (next: typeof plain) => {
    latest.current = next;
    setPlain(next);
    keep();
  };
  /** What is wrong in a cell of one of the two lists. */
  const find = useCallback(
    (row: SheetRow, name: string) => {
      const inGoods = there(goods.rows).findIndex(({ id }) => id === row.id);
      const place =
        inGoods >= 0 ? `goods.${inGoods}` : `boxes.${there(boxes.rows).findIndex(({ id }) => id === row.id)}`;
      return issues.find(({ path }) => path === `${place}.${name}`);
    },
    [issues, goods.rows, boxes.rows],
  );
  return {
    draft,
    issues,
    goods,
    boxes,
    keeping,
    save,
    send,
    find,
    readOnly,
    writeHeader: (part: Partial<PreplanHeader>) =>
      put({ ...latest.current, header: { ...latest.current.header, ...part } }),
    writeParty: (role: PreplanPartyRole, part: Partial<PreplanParty>) =>
      put({ ...latest.current, [role]: { ...latest.current[role], ...part } }),
    /** Everything of a template, but what is of one shipment. */
    takeTemplate: (content: PreplanDraft) => {
      const { payTerm, carrierCode, customs } = content.header;
      const { shipper, consignee, notify } = content;
      const header = { ...latest.current.header, payTerm };
      put({
        shipper,
        consignee,
        notify,
        header: { ...header, ...(carrierCode && { carrierCode }), ...(customs && { customs }) },
      });
    },
    revision: () => revision.current,
  };
}
