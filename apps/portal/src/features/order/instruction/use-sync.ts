import { settle } from '@lading/api-client';
import { contract, type Out, SYNC_FIELDS, type SyncField } from '@lading/api-client/contract';
import { invalidate } from '@lading/api-client/react';
import type { SyncGroup } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import type { BillDraftValues, BillKind } from '@lading/validators/bill';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Keepers } from './keepers.ts';

const { syncBills } = contract.order;
type Change = Out<typeof syncBills>['changes'][number];

/** Lines of a group that are shown; the others are counted. */
const SHOWN = 4;

const GROUPS: readonly (readonly [SyncField, RegExp])[] = [
  ['voyage', /^bill\.(?:shipping|vessel|voyage|etd)/],
  ['ports', /^bill\.(?:place(?:Receipt|Delivery)|port)/],
  ['clauses', /^bill\.transportClause/],
  ['goods', /^(?:goods|totals)/],
  ['containers', /^containers/],
];
const groupOf = ({ path }: Change): SyncField | undefined => GROUPS.find(([, paths]) => paths.test(path))?.[0];

/** What would change if a bill were made like those of the other kind, asked of the server; nothing is written before somebody has seen it. */
export function useSync(keepers: Keepers, bookingId: number, to: BillKind, billId: number | null) {
  const { client, notices } = usePortal();
  const text = useText();
  const pathName = usePathName();
  const [answered, setAnswered] = useState<{ to: string; changes: readonly Change[] }>();
  const [pending, setPending] = useState(false);
  const from: BillKind = to === 'MBL' ? 'HBL' : 'MBL';
  const keeper = keepers.of(to, billId);
  const question = [bookingId, to, billId].join(' ');
  const changes = answered?.to === question ? answered.changes : undefined;

  useEffect(() => {
    let gone = false;
    void (async () => {
      await keepers.saveAll();
      const asked = { bookingId, from, to, billId, fields: [...SYNC_FIELDS], dryRun: true };
      const answer = await settle(client.call(syncBills, asked));
      if (gone) return;
      setAnswered({ to: question, changes: answer.ok ? answer.data.changes : [] });
      if (!answer.ok) notices.show({ kind: 'error', text: errorText(text, answer.error) });
    })();
    return () => {
      gone = true;
    };
  }, [bookingId, billId, from, to, question, client, keepers, notices, text]);

  const said = (field: SyncField, side: 'new' | 'old') => {
    const lines = (changes ?? [])
      .filter((change) => groupOf(change) === field)
      .map((change) => `${pathName(change.path)}: ${change[side] || '–'}`);
    const more = lines.length - SHOWN;
    return [...lines.slice(0, SHOWN), ...(more > 0 ? [text('instruction.moreLines', { count: more })] : [])].join('\n');
  };
  const groups: readonly SyncGroup[] | undefined =
    changes &&
    SYNC_FIELDS.filter((field) => changes.some((change) => groupOf(change) === field)).map((field) => ({
      id: field,
      label: text(`instruction.sync.${field}`),
      from: said(field, 'new'),
      to: said(field, 'old'),
      // Goods are usually described otherwise on a house bill.
      ticked: field !== 'goods',
    }));

  const sync = async (fields: readonly string[]): Promise<boolean> => {
    if (!keeper) return false;
    setPending(true);
    await keeper.save();
    const { revision } = keeper;
    const asked = { bookingId, from, to, billId, fields: fields as SyncField[], dryRun: false, revision };
    const answer = await settle(client.call(syncBills, asked));
    setPending(false);
    if (answer.ok) {
      keeper.put(answer.data.values as BillDraftValues, answer.data.revision);
      invalidate(syncBills.invalidates());
    } else notices.show({ kind: 'error', text: errorText(text, answer.error) });
    return answer.ok;
  };
  return { groups, pending, sync };
}
