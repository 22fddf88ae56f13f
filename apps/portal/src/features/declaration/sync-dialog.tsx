import { Button, DataTable, Dialog, Inline, Stack, Text } from '@lading/ui';
import { useMemo } from 'react';
import { type MessageId, useText } from '../../i18n/text.ts';

export interface Change {
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

const FIELDS: readonly string[] = [
  'responsible',
  'signatory',
  'phone',
  'weighingParty',
  'weighedOn',
  'method',
  'ctnNo',
  'ctnType',
  'sealNo',
  'cargo',
  'dunnage',
  'tare',
  'vgm',
  'unit',
  'maxGross',
  'certificateNo',
  'weighPlace',
  'mblNo',
  'hblNo',
  'vessel',
  'voyage',
  'imo',
  'polCode',
  'podCode',
  'carrierCode',
  'etd',
  'customs',
  'payTerm',
  'name',
  'address',
  'countryCode',
  'enterpriseCode',
  'contact',
  'description',
  'hsCode',
  'number',
  'packageType',
  'weight',
  'volume',
  'marks',
  'undg',
  'into',
  'laden',
  'owner',
];
const PARTS: readonly string[] = ['shipper', 'consignee', 'notify'];

/** What a place in a paper is called: `goods.0.weight`, `boxes[CBHU3202732].sealNo`. */
export function usePlaceName(): (path: string) => string {
  const text = useText();
  return (path) => {
    const [first = '', middle, last] = path.replace(/\[([^\]]*)\]/g, '.$1').split('.');
    const field = last ?? middle ?? first;
    const word = FIELDS.includes(field) ? text(`declaration.field.${field}` as MessageId) : '';
    if (PARTS.includes(first)) return `${text(`declaration.${first}` as MessageId)} ${word}`.trim();
    if (first === 'goods' && middle !== undefined)
      return `${text('declaration.goodsRow', { row: Number(middle) + 1 })} ${word}`.trim();
    if ((first === 'boxes' || first === 'containers') && middle !== undefined) {
      const ctnNo = /^\d+$/.test(middle) ? String(Number(middle) + 1) : middle;
      return `${text('declaration.box', { ctnNo })} ${word}`.trim();
    }
    return word || text('declaration.boxes');
  };
}

/** What one paper says otherwise than another, a line each. */
export function ChangeTable({ changes, label }: { changes: readonly Change[]; label: string }) {
  const text = useText();
  const place = usePlaceName();
  const rows = useMemo(() => changes.map((change, at) => ({ ...change, key: at })), [changes]);
  return (
    <DataTable
      label={label}
      state="ready"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'place', header: text('declaration.place'), cell: ({ path }) => place(path) },
        { id: 'old', header: text('declaration.old'), cell: ({ old }) => old || text('declaration.empty') },
        { id: 'new', header: text('declaration.new'), cell: (row) => row.new || text('declaration.empty') },
      ]}
    />
  );
}

interface SyncDialogProps {
  title: string;
  changes: readonly Change[];
  pending: boolean;
  onSync(): void;
  onClose(): void;
}

/** What would change where a paper is filled from another one; nothing does before it is said. */
export function SyncDialog({ title, changes, pending, onSync, onClose }: SyncDialogProps) {
  const text = useText();
  const none = changes.length === 0;
  return (
    <Dialog size="account" open printable={false} title={title} onOpenChange={(open) => open || onClose()}>
      <Stack>
        <Text>{none ? text('declaration.syncNone') : text('declaration.syncTitle', { count: changes.length })}</Text>
        {!none && <ChangeTable changes={changes} label={title} />}
        <Inline justify="end">
          <Button onClick={onClose}>{text('declaration.cancel')}</Button>
          {!none && (
            <Button variant="primary" loading={pending} onClick={onSync}>
              {text('declaration.syncDo')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}
