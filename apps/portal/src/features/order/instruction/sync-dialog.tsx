import { InstructionSync, type SelectOption } from '@lading/ui';
import type { BillKind } from '@lading/validators/bill';
import { useState } from 'react';
import type { Keepers } from './keepers.ts';
import { useSync } from './use-sync.ts';

interface SyncDialogProps {
  keepers: Keepers;
  bookingId: number;
  to: BillKind;
  first: number | null;
  nameOf(kind: BillKind, billId: number | null): string;
  onClose(): void;
}

/** Makes a bill like those of the other kind, once its reader has seen what that changes. */
export function SyncDialog({ keepers, bookingId, to, first, nameOf, onClose }: SyncDialogProps) {
  const [billId, setBillId] = useState<number | null>(first);
  const { groups, pending, sync } = useSync(keepers, bookingId, to, billId);
  const targets: SelectOption[] = keepers
    .all()
    .filter(({ kind }) => kind === to)
    .map((one) => ({ value: String(one.billId ?? ''), label: nameOf(to, one.billId) }));
  return (
    <InstructionSync
      open
      onOpenChange={(open) => open || onClose()}
      kind={to}
      targets={targets}
      target={String(billId ?? '')}
      onTarget={(target) => setBillId(target === '' ? null : Number(target))}
      groups={groups}
      pending={pending}
      onSync={async (fields) => {
        if (await sync(fields)) onClose();
      }}
    />
  );
}
