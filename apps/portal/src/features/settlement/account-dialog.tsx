import { pathOf } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useCommand, useFile, useQuery } from '@lading/api-client/react';
import { BillConfirmDialog } from '@lading/ui';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

const { inConfirmInfo, report, updateInConfirm } = contract.settlement;
const shownAt = (url: string) => ({ url });

/** A statement of charges with its printable report; `accountId` null shows nothing. */
export function AccountDialog({ accountId, onClose }: { accountId: number | null; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const info = useQuery(inConfirmInfo, accountId === null ? null : { accountId });
  const file = useFile(accountId === null ? null : pathOf(report, { reportlet: 'booking_account', accountId }));
  const confirm = useCommand(updateInConfirm);

  return (
    <BillConfirmDialog
      open={accountId !== null}
      onOpenChange={(open) => open || onClose()}
      info={useLoadable(info, undefined, 'errors.system')}
      report={useLoadable({ data: file.url, error: file.error, refresh: file.retry }, shownAt)}
      onConfirm={async () => {
        if (accountId === null) return { ok: false, message: '' };
        const result = await confirm.run({ accountId, type: '4' });
        return result.ok ? { ok: true } : { ok: false, message: errorText(text, result.error) };
      }}
      onConfirmed={() => {
        notices.show({
          kind: 'success',
          title: text('settlement.success'),
          text: text('settlement.confirmed', { number: info.data?.accountNo ?? '' }),
        });
        onClose();
      }}
    />
  );
}
