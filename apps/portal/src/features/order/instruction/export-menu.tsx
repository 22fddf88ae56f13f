import { settle } from '@lading/api-client';
import { contract, type InstructionFormat } from '@lading/api-client/contract';
import { Button, icons, Menu } from '@lading/ui';
import type { BillDraftValues } from '@lading/validators/bill';
import { useRef } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import type { Keepers } from './keepers.ts';

const { exportInstruction, readInstruction } = contract.order;
const ENDS: Readonly<Record<InstructionFormat, string>> = { xlsx: 'xlsx', dcsa: 'json' };

interface ExportMenuProps {
  bookingId: number;
  keepers: Keepers | undefined;
  open: boolean;
}

/** Out as a workbook or as the standard's JSON, and the latter in again. */
export function ExportMenu({ bookingId, keepers, open }: ExportMenuProps) {
  const text = useText();
  const { client, notices } = usePortal();
  const picker = useRef<HTMLInputElement>(null);
  const save = async (format: InstructionFormat) => {
    await keepers?.saveAll();
    const answer = await settle(client.call(exportInstruction, { bookingId, format }));
    if (answer.ok) saveBlob(answer.data, `SI-${bookingId}.${ENDS[format]}`);
    else notices.show({ kind: 'error', text: errorText(text, answer.error) });
  };
  const read = async (file: File) => {
    const answer = await settle(client.call(readInstruction, { bookingId, file }));
    if (!answer.ok) return notices.show({ kind: 'error', text: errorText(text, answer.error) });
    for (const { kind, values } of answer.data.bills) {
      const keeper = keepers?.of(kind, null);
      // A step that can be taken back: nothing that was written is lost.
      keeper?.editing.restore(values as BillDraftValues as typeof keeper.editing.values);
    }
    const { unread } = answer.data;
    const said = unread.slice(0, 3).map(({ path, reason }) => `${path}: ${reason}`);
    notices.show({
      kind: unread.length > 0 ? 'warning' : 'success',
      text: [text('instruction.readIn', { count: unread.length }), ...said].join('\n'),
    });
  };
  return (
    <>
      <Menu
        label={text('instruction.filesMenu')}
        trigger={<Button icon={icons.download}>{text('instruction.files')}</Button>}
        items={[
          { id: 'xlsx', label: text('instruction.asWorkbook'), onSelect: () => void save('xlsx') },
          { id: 'dcsa', label: text('instruction.asJson'), onSelect: () => void save('dcsa') },
          ...(open && keepers
            ? [{ id: 'read', label: text('instruction.readJson'), onSelect: () => picker.current?.click() }]
            : []),
        ]}
      />
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json"
        aria-label={text('instruction.readJson')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
