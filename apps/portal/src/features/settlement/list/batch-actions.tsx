import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import { ConfirmDialog, Inline, Text, TextButton, useFormat } from '@lading/ui';
import { statementTotals } from '@lading/validators/settlement';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { canInvoice, isOpen, type StatementRow } from './statements-list.ts';

const { confirmStatements, statementsExcel } = contract.settlement;
/** As many as the calls take, and as an invoice names. */
const MOST = 100;

interface BatchActionsProps {
  /** all that are chosen, on this page and on others */
  chosen: ReadonlySet<number>;
  /** those of them that stand on this page */
  rows: readonly StatementRow[];
  onInvoice(ids: number[]): void;
  onDone(): void;
}

/** What is done with several statements: confirm, save as one workbook, ask for invoices together. */
export function BatchActions({ chosen, rows, onInvoice, onDone }: BatchActionsProps) {
  const text = useText();
  const { money } = useFormat();
  const { notices } = usePortal();
  const { client } = useApi();
  const codes = rolesOf(useSession());
  const { run, pending } = useCommand(confirmStatements);
  const [asking, setAsking] = useState(false);
  const accountIds = [...chosen];
  const open = rows.filter(isOpen).map(({ id }) => id);
  const askable = rows.filter(canInvoice).map(({ id }) => id);
  const failed = (message: string) => notices.show({ kind: 'error', text: message });
  const confirm = async () => {
    const sent = await run({ accountIds: open });
    setAsking(false);
    if (!sent.ok) return failed(errorText(text, sent.error));
    const { confirmed, refused } = sent.data;
    if (confirmed > 0) notices.show({ kind: 'success', text: text('statements.batchConfirmed', { count: confirmed }) });
    for (const { accountNo, message } of refused)
      failed(text('statements.batchRefused', { number: accountNo, message }));
    onDone();
  };
  const save = async () => {
    const file = await settle(client.call(statementsExcel, { accountIds }));
    if (file.ok) saveBlob(file.data, `${text('statements.fileName', { count: accountIds.length })}.xlsx`);
    else failed(errorText(text, file.error));
  };
  const sums = statementTotals(rows.flatMap((row) => row.sums.map(({ currency, amount }) => ({ currency, amount }))));
  const many = accountIds.length > MOST;
  return (
    <Inline gap="md">
      {codes.includes('settlement:confirm') && open.length > 0 && (
        <TextButton onClick={() => setAsking(true)}>
          {text('statements.confirmCount', { count: open.length })}
        </TextButton>
      )}
      {codes.includes('invoice:apply') && askable.length > 0 && (
        <TextButton onClick={() => onInvoice(askable)}>{text('statements.invoiceTogether')}</TextButton>
      )}
      {many ? (
        <Text size="dense">{text('statements.most', { most: MOST })}</Text>
      ) : (
        <TextButton onClick={() => void save()}>{text('statements.export')}</TextButton>
      )}
      <Text as="span" size="dense">
        {sums.map(({ currency, amount }) => money(currency, amount)).join(' · ')}
      </Text>
      <ConfirmDialog
        open={asking}
        question={text('statements.confirmQuestion', { count: open.length })}
        confirmLabel={text('statements.confirm')}
        pending={pending}
        onConfirm={() => void confirm()}
        onOpenChange={setAsking}
      />
    </Inline>
  );
}
