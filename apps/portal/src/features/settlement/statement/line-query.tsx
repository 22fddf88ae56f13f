import { contract, QUERY_REASONS } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { StatementQuery } from '@lading/ui';
import { useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useQueryFiles } from '../../../kit/use-query-files.tsx';
import type { ChargeLine } from './statement-lines.ts';

const { disputeCharge } = contract.settlement;

interface LineQueryProps {
  accountId: number;
  /** of the statement, as it was seen */
  revision: number;
  line: ChargeLine;
  name: string;
  onSent(): void;
  onCancel(): void;
}

/** The query of a line, while it is written. Sent twice it is asked once. */
export function LineQuery({ accountId, revision, line, name, onSent, onCancel }: LineQueryProps) {
  const text = useText();
  const { run } = useCommand(disputeCharge);
  const [requestId] = useState(() => crypto.randomUUID());
  const files = useQueryFiles(accountId, text('statements.queryFiles'));
  return (
    <StatementQuery
      name={name}
      currency={line.currency}
      predicted={line.predicted ?? ''}
      difference={line.variance ?? line.amount}
      reasons={QUERY_REASONS.map((value) => ({ value, label: text(`statements.reason.${value}`) }))}
      files={files.field}
      onCancel={onCancel}
      onSend={async ({ reason, text: words, expected }) => {
        if (files.waits) return text('statements.filesWait');
        const sent = await run({
          accountId,
          lineId: line.id,
          revision,
          requestId,
          text: words,
          fileIds: files.ids,
          reason: QUERY_REASONS.find((known) => known === reason) ?? 'other',
          ...(expected && { expected }),
        });
        if (!sent.ok) return errorText(text, sent.error);
        onSent();
        return undefined;
      }}
    />
  );
}
