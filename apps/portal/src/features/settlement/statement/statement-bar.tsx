import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, ConfirmDialog, DecisionBar, icons, StatusTag, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { type Charges, type Info, isChecked } from './statement-lines.ts';

const { updateInConfirm } = contract.settlement;

interface StatementBarProps {
  info: Info;
  charges: Charges | undefined;
  mayConfirm: boolean;
  onInvoice: (() => void) | undefined;
}

/** How far the lines are checked, and the decision: all of them, or those that nobody asks about. */
export function StatementBar({ info, charges, mayConfirm, onInvoice }: StatementBarProps) {
  const text = useText();
  const { money } = useFormat();
  const { notices } = usePortal();
  const { run, pending } = useCommand(updateInConfirm);
  const [asking, setAsking] = useState(false);
  const { row, confirmable, canConfirm } = info;
  const waiting = row.queries.open + row.queries.answered;
  const part = confirmable < row.lines;
  const checked = charges?.list.filter(isChecked).length ?? 0;
  const confirm = async () => {
    const sent = await run({ accountId: info.id, type: '4', revision: row.revision });
    setAsking(false);
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('statements.confirmed', { number: info.accountNo }) });
  };
  const sums = info.totals.map(({ currency, amount }) => money(currency, amount)).join(' · ');
  const offered = canConfirm && mayConfirm;
  return (
    <DecisionBar
      label={text('statements.decision')}
      state="plain"
      status={text(canConfirm ? 'statements.checked' : 'statements.closed', {
        checked,
        lines: row.lines,
        state: row.stateName,
      })}
      note={
        <>
          {row.queries.answered > 0 && (
            <StatusTag tone="pen" glyph={icons.circleHalf}>
              {text('statements.answersToRead', { count: row.queries.answered })}
            </StatusTag>
          )}{' '}
          {row.queries.open > 0 && (
            <StatusTag tone="pen" glyph={icons.pen}>
              {text('statements.queriesWait', { count: row.queries.open })}
            </StatusTag>
          )}{' '}
          {sums}
        </>
      }
      figure={sums}
    >
      {onInvoice && (
        <Button icon={icons.receipt} variant="primary" onClick={onInvoice}>
          {text('statements.invoice')}
        </Button>
      )}
      {offered && confirmable > 0 && (
        <Button icon={icons.check} variant="primary" loading={pending} onClick={() => setAsking(true)}>
          {part ? text('statements.confirmOthers', { count: confirmable }) : text('statements.confirmAll')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        question={text(part ? 'statements.confirmPartQuestion' : 'statements.confirmAllQuestion', {
          number: info.accountNo,
          count: confirmable,
          rest: waiting,
        })}
        confirmLabel={text('statements.confirm')}
        pending={pending}
        onConfirm={() => void confirm()}
        onOpenChange={setAsking}
      />
    </DecisionBar>
  );
}
